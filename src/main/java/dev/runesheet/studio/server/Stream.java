package dev.runesheet.studio.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.studio.desk.Desk;
import io.javalin.http.sse.SseClient;
import java.util.function.BiConsumer;

/** Tells an open page the news of a desk, as server-sent events. */
final class Stream {

  private Stream() {}

  static void open(SseClient client, Desk desk) {
    BiConsumer<String, ObjectNode> reader =
        (kind, news) -> {
          synchronized (client) {
            if (!client.terminated()) {
              client.sendEvent(kind, news.toString());
            }
          }
        };
    client.keepAlive();
    client.onClose(() -> desk.news().unsubscribe(reader));
    desk.news().subscribe(reader);
    reader.accept("state", desk.state());
  }
}
