package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** A table that effects can be rows of. */
public sealed interface EffectForm extends TableForm
    permits EffectFamily, FixedForm, ModifierForm, RowForm {

  /** True if effects of this kind belong in this table rather than in another of its workbook. */
  boolean takes(Effect effect);

  /** The table's shape in a new workbook that is to hold some effects. */
  TableLayout fitting(Collection<Effect> effects);

  /** The table's shape in a workbook that authors begin without effects. */
  default TableLayout begun() {
    return fitting(List.of());
  }

  /**
   * Writes effects as rows; those that are none are findings.
   *
   * @param workbook the name of the file that the places of cells name
   */
  default EffectSheet write(TableLayout layout, Collection<Effect> effects, String workbook) {
    return write(layout, effects, workbook, Set.of());
  }

  /**
   * Writes effects as rows beside others; those that are none are findings.
   *
   * @param workbook the name of the file that the places of cells name
   * @param taken the names of the other rows, which no written row has
   */
  EffectSheet write(
      TableLayout layout, Collection<Effect> effects, String workbook, Set<String> taken);

  /** Reads the effects of a table whose cells were understood; what does not fit is a finding. */
  List<Effect> read(TypedTable table, Diagnostics findings);
}
