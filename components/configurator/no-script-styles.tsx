/**
 * Without scripts every section lies open, flyouts stand in the flow, and controls that could do nothing are gone.
 * The style sheet hides `[hidden]` with !important in its layer `base`; only an earlier layer, `theme`, outranks that.
 */
const STYLES = `
@layer theme{
.section-content[hidden],.flyout-panel[hidden]{display:block!important}
.flyout-panel{position:static!important;width:auto!important;box-shadow:none!important}
.plan-sections{position:static!important;max-height:none!important}
.needs-script{display:none!important}
.site-menu-button{display:flex!important}
}
`;

/** Style sheet that only browsers without JavaScript apply. */
export function NoScriptStyles() {
  return (
    <noscript>
      <style>{STYLES}</style>
    </noscript>
  );
}
