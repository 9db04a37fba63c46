package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.number.Expression;
import java.util.Set;
import java.util.TreeSet;

/** The numbers that formulas of a catalog read, which are asked where no rule could answer. */
final class ExpressionNumbers {

  private final Set<String> stats = new TreeSet<>();

  private ExpressionNumbers() {}

  /** The numbers that the calculations and zones of a game read, whosever they are. */
  static Set<String> of(DeclaredCatalog catalog) {
    ExpressionNumbers all = new ExpressionNumbers();
    for (Calculated one : catalog.extras().calculations().values()) {
      all.add(one.notesIf());
      all.add(one.notesAtMost());
      for (Calculated.Part part : one.parts()) {
        all.add(part.times());
        all.add(part.add());
        all.add(part.test());
        all.add(part.rank());
      }
    }
    catalog.zones().values().forEach(zone -> all.add(zone.most()));
    catalog.extras().continuous().values().forEach(change -> all.add(change.condition()));
    all.add(catalog.extras().certain());
    if (catalog.extras().winner() != null) {
      catalog.extras().winner().by().forEach(by -> all.add(by.number()));
    }
    return all.stats;
  }

  private void add(Expression read) {
    if (read instanceof Expression.StatOf number) {
      stats.add(number.stat());
    } else if (read instanceof Expression.Total total) {
      stats.add(total.stat());
    } else if (read instanceof Expression.Extreme extreme) {
      stats.add(extreme.stat());
    }
    if (read != null) {
      read.parts().forEach(this::add);
    }
  }
}
