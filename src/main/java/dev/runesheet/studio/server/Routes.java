package dev.runesheet.studio.server;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.studio.cards.Gallery;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Folder;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Which address asks what. */
final class Routes {

  private static final String GAME = "/api/{game}";

  private final Folder folder;
  private final Map<String, Room> rooms = new ConcurrentHashMap<>();

  Routes(Folder folder) {
    this.folder = folder;
  }

  /** All that is known of one game. */
  private record Room(Desk desk, Gallery gallery) {}

  void add(RoutesConfig routes) {
    routes.get("/api", request -> answer(request, games()));
    routes.sse(GAME + "/news", client -> Stream.open(client, room(client.ctx()).desk()));
    get(routes, "/state", request -> room(request).desk().state());
    get(routes, "/changes", request -> room(request).desk().changes());
    get(routes, "/tests", request -> room(request).desk().tests().toJson());
    get(routes, "/cards", request -> room(request).gallery().faces());
    get(routes, "/card", request -> room(request).gallery().card(word(request, "id")));
  }

  private void get(RoutesConfig routes, String path, Function<Context, JsonNode> handler) {
    routes.get(GAME + path, request -> answer(request, handler.apply(request)));
  }

  private JsonNode games() {
    var list = Json.object().put("folder", folder.root().toString());
    folder.games().forEach(list.putArray("games")::add);
    return list;
  }

  private Room room(Context request) {
    Desk desk = folder.desk(request.pathParam("game"));
    return rooms.computeIfAbsent(desk.game(), game -> new Room(desk, new Gallery(desk)));
  }

  private static String word(Context request, String name) {
    String word = request.queryParam(name);
    return word == null ? "" : word;
  }

  private static void answer(Context request, JsonNode json) {
    request.contentType("application/json").result(json.toString());
  }
}
