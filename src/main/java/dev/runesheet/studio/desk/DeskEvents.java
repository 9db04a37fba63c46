package dev.runesheet.studio.desk;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;

/** The stream of a desk's events to open pages. */
public final class DeskEvents {

  private final List<BiConsumer<String, ObjectNode>> readers = new CopyOnWriteArrayList<>();

  /** Tells somebody from now on: the kind of news, and the news. */
  public void subscribe(BiConsumer<String, ObjectNode> reader) {
    readers.add(reader);
  }

  /** Tells somebody no more. */
  public void unsubscribe(BiConsumer<String, ObjectNode> reader) {
    readers.remove(reader);
  }

  /** Tells everybody. */
  public void tell(String kind, ObjectNode news) {
    readers.forEach(reader -> reader.accept(kind, news));
  }
}
