# Builds the page and installs what the server needs; the second stage has neither a compiler nor a package manager's cache.
FROM node:24-trixie-slim AS build
WORKDIR /octavo
COPY . .
RUN npm ci \
  && npm run build \
  && rm -rf node_modules packages/*/node_modules apps/*/node_modules \
  && npm ci --omit=dev --workspace=apps/api

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /octavo
COPY --from=build /octavo/node_modules node_modules
COPY --from=build /octavo/packages packages
COPY --from=build /octavo/apps/api apps/api
COPY --from=build /octavo/apps/web/dist apps/web/dist
COPY --from=build /octavo/package.json /octavo/LICENSE /octavo/NOTICE.md ./
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server ends in order on SIGTERM; it takes up to 13 seconds, more than Docker waits by default.
STOPSIGNAL SIGTERM
CMD ["node", "--v8-pool-size=0", "apps/api/src/main.ts"]
