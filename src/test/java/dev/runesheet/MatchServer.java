package dev.runesheet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.runesheet.api.Match;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.IllegalChoiceException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A match over HTTP with JSON: {@code GET /view} (the decisions are in it), {@code GET
 * /stream?<cursor>} and {@code POST /choose} with {@code {"decision": …, "option": …}}, each with
 * the header {@code Authorization: Bearer <token of the player>}.
 */
public final class MatchServer implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** An answer is short; a longer body is refused, and its rest not read. */
  private static final int MOST_BYTES = 10_000;

  private final Match match;
  private final List<String> tokens;
  private final HttpServer http;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  /** Serves a match; each player, from 0, has a secret token. Port 0 takes one that is free. */
  public MatchServer(Match match, List<String> tokens, int port) throws IOException {
    this.match = match;
    this.tokens = List.copyOf(tokens);
    for (int player = 0; player < tokens.size(); player++) {
      match.happenings(player); // The streams begin with the match.
    }
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    http.createContext("/", this::handle);
    http.setExecutor(threads); // Or who sends slowly would keep all others waiting.
    http.start();
  }

  /** The port. */
  public int port() {
    return http.getAddress().getPort();
  }

  private void handle(HttpExchange exchange) throws IOException {
    String header = exchange.getRequestHeaders().getFirst("Authorization");
    int player = tokens.indexOf(header == null ? "" : header.replaceFirst("^Bearer ", ""));
    int status = player < 0 ? 401 : 200;
    Object answer = Map.of("error", "token is not known");
    try {
      answer = player < 0 ? answer : answer(player, exchange);
    } catch (IllegalChoiceException | ActionFailedException refused) {
      status = 409;
      answer = Map.of("error", refused.getMessage());
    } catch (IllegalArgumentException | IOException wrong) {
      status = 400;
      answer = Map.of("error", "request is not valid");
    } catch (IllegalStateException unusable) {
      status = match.isClosed() ? 410 : 409;
      answer = Map.of("error", match.isClosed() ? "match is closed" : unusable.getMessage());
    }
    byte[] body = JSON.writeValueAsBytes(answer);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    boolean head = exchange.getRequestMethod().equals("HEAD"); // Its answer has no body.
    exchange.sendResponseHeaders(status, head ? -1 : body.length);
    if (!head) {
      exchange.getResponseBody().write(body);
    }
    exchange.close();
  }

  private JsonNode answer(int player, HttpExchange exchange) throws IOException {
    String request = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
    byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
    if (body.length > MOST_BYTES) {
      throw new IllegalArgumentException(request);
    }
    synchronized (match) { // It belongs to one thread at a time.
      switch (request) {
        case "GET /view":
          return JSON.valueToTree(match.view(player));
        case "GET /stream":
          String cursor = exchange.getRequestURI().getQuery();
          int from = cursor == null ? 0 : Integer.parseInt(cursor);
          return JSON.valueToTree(match.happenings(player, from));
        case "POST /choose":
          JsonNode choice = JSON.readTree(body);
          match.choose(player, choice.path("decision").asText(), choice.path("option").asText());
          return JSON.valueToTree(match.view(player));
        default:
          throw new IllegalArgumentException(request);
      }
    }
  }

  @Override
  public void close() {
    http.stop(0);
    threads.shutdownNow();
    synchronized (match) {
      match.close();
    }
  }
}
