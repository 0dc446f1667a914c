# The program with what it needs at run time, and nothing else (docs/deployment.md).

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Sharp's part for this machine is optional to npm, and what draws pictures needs it.
RUN npm run build && cp -r node_modules/@img /tmp && npm prune --omit=dev --omit=optional && cp -r /tmp/@img node_modules
# The image brings its own Node, and what only the pages use is in the build.
RUN rm -rf node_modules/node node_modules/.bin/node node_modules/.cache \
  node_modules/@base-ui node_modules/@fontsource-variable node_modules/lucide-react node_modules/simple-icons

FROM node:24-slim
ENV NODE_ENV=production \
    DATA_DIR=/data
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/shared ./shared
COPY --from=build /app/content ./content
COPY --from=build /app/domains ./domains
COPY --from=build /app/server ./server
COPY --from=build /app/build ./build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server/main.js"]
