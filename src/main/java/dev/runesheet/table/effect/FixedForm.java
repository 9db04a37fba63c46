package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
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

  /** Takes programs of verbs that the table has columns for. */
  @Override
  public boolean takes(Effect effect) {
    return effect.body() instanceof Body.Program program && verbs().containsAll(used(program));
  }

  private Set<String> verbs() {
    return readAs.columns().stream()
        .map(Column::binding)
        .filter(Binding.Act.class::isInstance)
        .map(act -> ((Binding.Act) act).column().verb().name())
        .collect(Collectors.toSet());
  }

  private static List<String> used(Body.Program program) {
    List<String> used = new ArrayList<>();
    program.steps().forEach(step -> used(step, used));
    return used;
  }

  private static void used(Step step, List<String> used) {
    if (step instanceof Step.If branch) {
      branch.then().forEach(inner -> used(inner, used));
    } else if (step instanceof Step.Do act) {
      used.add(act.verb().name());
    } else if (!(step instanceof Step.Stop)) {
      used.add("");
    }
  }

  @Override
  public TableLayout fitting(Collection<Effect> effects) {
    return written;
  }

  @Override
  public EffectSheet write(TableLayout layout, Collection<Effect> effects, String workbook) {
    return family.write(layout, effects, workbook);
  }

  @Override
  public List<Effect> read(TypedTable table, Diagnostics findings) {
    check.accept(table, findings);
    return family.read(table, findings);
  }
}
