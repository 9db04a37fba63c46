package dev.runesheet.studio.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.studio.desk.Desk;
import io.javalin.http.sse.SseClient;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** The stream of server-sent events with the news of desks, for open pages. */
final class Stream implements AutoCloseable {

  /** Servers and proxies close connections on which nothing is said for half a minute. */
  private static final int SILENCE_SECONDS = 10;

  private final Set<SseClient> clients = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService beats =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "studio beats");
            thread.setDaemon(true);
            return thread;
          });

  Stream() {
    beats.scheduleWithFixedDelay(
        () -> clients.forEach(Stream::beat), SILENCE_SECONDS, SILENCE_SECONDS, TimeUnit.SECONDS);
  }

  private static void beat(SseClient client) {
    synchronized (client) {
      if (!client.terminated()) {
        client.sendComment("still here");
      }
    }
  }

  /** Tells a page what is known now, and from now on what happens. */
  void open(SseClient client, Desk desk) {
    BiConsumer<String, ObjectNode> reader =
        (kind, news) -> {
          synchronized (client) {
            if (!client.terminated()) {
              client.sendEvent(kind, news.toString());
            }
          }
        };
    client.keepAlive();
    client.onClose(
        () -> {
          clients.remove(client);
          desk.events().unsubscribe(reader);
        });
    clients.add(client);
    desk.events().subscribe(reader);
    synchronized (client) { // News that come meanwhile come later.
      reader.accept("state", desk.state());
    }
  }

  @Override
  public void close() {
    beats.shutdownNow();
    clients.forEach(SseClient::close);
  }
}
