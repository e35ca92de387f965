# Jugal for production, with a PostgreSQL of its own beside it (see compose.yaml).
# Pinned by the full version. Whoever builds for good pins the digest too: `docker buildx imagetools inspect node:26.10.0-slim`.
FROM node:26.10.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Installing generates the catalogues of the reader's language.
COPY messages messages
COPY tools/languages tools/languages
RUN npm ci --omit=dev
COPY . .
RUN npm run build && npm run --silent sbom > sbom.cdx.json && npm prune --omit=dev

FROM node:26.10.0-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# Less memory, as `npm start` sets them (tools/bootstrap.mjs).
ENV NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/api/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.ts"]
