package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * A table of effects that offers only a few verbs, always in the same columns: one of several in a
 * workbook, each for one kind of effect.
 *
 * @param family the words its cells may use
 * @param written its layout for writing, whose lists offer only valid words
 * @param readAs its layout for reading
 * @param check checks rows beyond the layout
 */
public record FixedForm(
    EffectFamily family,
    TableLayout written,
    TableLayout readAs,
    BiConsumer<TypedTable, Diagnostics> check)
    implements EffectForm {

  @Override
  public String title() {
    return written.title();
  }

  /** Takes programs of verbs that the table has columns for, under conditions or none. */
  @Override
  public boolean takes(Effect effect) {
    Set<String> verbs = verbs();
    return effect.body() instanceof Body.Program
        && effect
            .steps()
            .allMatch(
                step ->
                    step instanceof Step.If
                        || step instanceof Step.Stop
                        || step instanceof Step.Do act && verbs.contains(act.verb().name()));
  }

  private Set<String> verbs() {
    return readAs.columns().stream()
        .map(Column::binding)
        .filter(Binding.Act.class::isInstance)
        .map(act -> ((Binding.Act) act).column().verb().name())
        .collect(Collectors.toSet());
  }

  @Override
  public TableLayout fitting(Collection<Effect> effects) {
    return written;
  }

  @Override
  public EffectSheet write(
      TableLayout layout, Collection<Effect> effects, String workbook, Set<String> taken) {
    return family.write(layout, effects, workbook, taken);
  }

  @Override
  public List<Effect> read(TypedTable table, Diagnostics findings) {
    check.accept(table, findings);
    return family.read(table, findings);
  }
}
