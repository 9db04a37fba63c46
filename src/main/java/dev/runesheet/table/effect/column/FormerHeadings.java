package dev.runesheet.table.effect.column;

import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import java.util.List;

/** The headings that columns of verbs had in earlier versions; workbooks with them are read. */
public final class FormerHeadings {

  private FormerHeadings() {}

  /** A column with the headings that it had; the same column if it always had those of now. */
  public static Column of(Column column) {
    if (!(column.binding() instanceof Binding.Act act)) {
      return column;
    }
    HeadingWords words = new HeadingWords(act.column(), true);
    String label = VerbLabel.of(words);
    List<String> headings = VerbHeadings.of(words);
    return label.equals(column.label()) && headings.equals(column.headings())
        ? column
        : column.called(label).headed(headings);
  }
}
