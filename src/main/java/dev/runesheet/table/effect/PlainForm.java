package dev.runesheet.table.effect;

import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table whose rows are not effects: cards, or global rules for one moment of a match.
 *
 * @param layout its layout
 * @param noun the noun for a row, for example {@code card}
 * @param verbs the words with which changes of columns are reported, for example {@code costs}
 * @param former the layouts of earlier versions
 */
public record PlainForm(
    TableLayout layout, String noun, Map<Binding, String> verbs, List<FormerLayout> former)
    implements TableForm {

  /** Copies the words and shapes. */
  public PlainForm {
    verbs = Map.copyOf(verbs);
    former = List.copyOf(former);
  }

  /** A table of rules without words of its own. */
  public PlainForm(TableLayout layout) {
    this(layout, "rule", Map.of(), List.of());
  }

  @Override
  public String title() {
    return layout.title();
  }

  /** The key of a row in its table: its name; empty if it has none. */
  public String key(TypedTable table, TypedRow row) {
    return Optional.ofNullable(table.text(row, new Binding.Name())).orElse("");
  }

  /** The word with which the table reports a change of a column. */
  public String says(Column column) {
    String verb = verbs.get(column.binding());
    return verb == null ? "has " + Words.quote(column.label()) : verb;
  }
}
