package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import java.util.Collection;
import java.util.List;

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
  EffectSheet write(TableLayout layout, Collection<Effect> effects, String workbook);

  /** Reads the effects of a table whose cells were understood; what does not fit is a finding. */
  List<Effect> read(TypedTable table, Diagnostics findings);
}
