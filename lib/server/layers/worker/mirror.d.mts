export declare function calmMirror(panels: Uint8Array, width: number, height: number, isPolished: boolean): void;
