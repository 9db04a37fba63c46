package dev.runesheet.table;

import dev.runesheet.pack.PackContent;
import java.util.ArrayList;
import java.util.List;

/** What the sources of a game say, to be compared; how they were read is left out. */
final class Says {

  private Says() {}

  static List<Object> all(PackContent content) {
    List<Object> says = new ArrayList<>(tables(content));
    says.add(content.groups());
    says.add(content.catalog());
    return says;
  }

  /** The rows and effects of all tables. */
  static List<Object> tables(PackContent content) {
    List<Object> says = new ArrayList<>();
    for (PackContent.Table table : content.tables()) {
      says.add(table.table());
      says.add(table.effects());
    }
    return says;
  }
}
