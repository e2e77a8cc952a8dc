# The shop as one image: `npm run migrate` once, then `npm run serve` in as many containers as are wanted (docs/operations.md).
FROM node:22-bookworm-slim AS packages
WORKDIR /shop
ENV PUPPETEER_SKIP_DOWNLOAD=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-fund --no-audit

FROM packages AS build
COPY . .
# what static pages show is built into them
ARG SHOP_NAME=Fernhollow
ARG SITE_URL
RUN test -n "$SITE_URL" || (echo "build with --build-arg SITE_URL=https://…" && false)
RUN npm run build && rm -rf .next/cache .data

FROM node:22-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium fonts-liberation tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
# the program is root's and nobody's to change; only /data is written to
COPY --from=build /shop ./
# settings are the container's environment, not a file
RUN touch .env && mkdir -p /data .data && chown node:node /data .data .next
USER node
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data SECURITY_LOG=- CHROMIUM_PATH=/usr/bin/chromium \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/start/server.mjs"]
