package dev.runesheet.table.effect;

import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.effect.column.EffectColumns;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.layout.VerbColumn;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Effects that are written in one table: its sheet, its rules' package, and the words and verbs its
 * cells may use.
 *
 * @param title the sheet's name
 * @param rulePackage the package of its rules
 * @param words the game's words and verbs
 * @param roles the part of its tables that names the entities of verbs; tables with columns of the
 *     other kind are read, too
 * @param activated where effects are written that are activated; empty if a row can be one
 * @param said an effect of a row, with the words of its sentence
 */
public record EffectFamily(
    String title,
    String rulePackage,
    Vocabulary words,
    Roles.Place roles,
    String activated,
    UnaryOperator<Effect> said)
    implements EffectForm {

  private static final String REACTION = "dev.runesheet.spi.fact.Reaction";
  private static final String PATTERN = "$r : Reaction";

  /** A table whose headings name entities; its rows can be effects that are activated. */
  public EffectFamily(String title, String rulePackage, Vocabulary words) {
    this(title, rulePackage, words, "");
  }

  /** A table whose headings name entities, with effects said in the words of the game. */
  public EffectFamily(String title, String rulePackage, Vocabulary words, String activated) {
    this(
        title,
        rulePackage,
        words,
        Roles.Place.HEADING,
        activated,
        effect -> effect.saidWith(words.verbs().phrasing()));
  }

  /**
   * A table with the given columns.
   *
   * @param guards its conditions
   * @param acts its verbs, in the order in which a row runs them
   * @param whose whether a column says whose events start an effect
   */
  public TableLayout layout(List<GuardColumn> guards, List<VerbColumn> acts, boolean whose) {
    EffectColumns make = new EffectColumns(words, activated);
    List<Column> columns = new ArrayList<>(make.first(whose));
    guards.forEach(guard -> columns.add(make.guard(guard)));
    acts.forEach(act -> columns.add(make.act(act)));
    columns.add(make.end());
    return new TableLayout(title, rulePackage, imports(acts), PATTERN, HitPolicy.UNIQUE, columns);
  }

  private static List<String> imports(List<VerbColumn> acts) {
    TreeSet<String> imports = new TreeSet<>();
    acts.forEach(act -> imports.add(act.verb().imported()));
    imports.remove(REACTION);
    List<String> all = new ArrayList<>(List.of(REACTION));
    all.addAll(imports);
    return all;
  }

  @Override
  public boolean takes(Effect effect) {
    return true;
  }

  /** The narrowest table found in which each effect that is tabular is one row. */
  @Override
  public TableLayout fitting(Collection<Effect> effects) {
    List<GuardColumn> guards = List.of();
    List<VerbColumn> acts = List.of();
    boolean whose = false;
    for (Effect effect : effects) {
      TabularCheck.Shape shape = TabularCheck.of(effect, roles, new Diagnostics());
      for (TabularCheck.Shape part : shape == null ? List.<TabularCheck.Shape>of() : shape.all()) {
        guards = ColumnOrder.of(guards, part.guards().stream().map(GuardColumn::of).toList());
        acts = ColumnOrder.of(acts, columns(part.acts()));
        whose |= effect.trigger().watch() != Watch.OWN;
      }
    }
    return layout(guards, acts, whose);
  }

  /**
   * A column for each condition, and for each verb and whom it is about, each another, with numbers
   * as such; about roles that somebody has in the game, whose verbs are of use with these.
   */
  @Override
  public TableLayout begun() {
    List<VerbColumn> acts =
        words.verbs().all().stream()
            .flatMap(verb -> VerbColumn.all(verb).stream())
            .filter(VerbColumn::isPlain)
            .filter(VerbColumn::isOfSeveral)
            .filter(column -> column.names(roles))
            .filter(column -> column.isOf(words.roles()))
            .toList();
    return layout(GuardColumn.all(words.roles()), acts, true);
  }

  private List<VerbColumn> columns(List<Step.Do> acts) {
    return acts.stream().map(act -> VerbColumn.of(act, roles)).toList();
  }

  /**
   * Every column that a table of this family can have, also of roles that nobody has in the game,
   * such as the opponent among three players: a workbook keeps them when the game changes.
   */
  public List<Column> allColumns() {
    EffectColumns make = new EffectColumns(words, activated);
    List<Column> columns = new ArrayList<>(make.first(true));
    GuardColumn.all(Roles.NAMES).forEach(guard -> columns.add(make.guard(guard)));
    for (VerbSpec verb : words.verbs().all()) {
      VerbColumn.all(verb).forEach(act -> columns.add(make.act(act)));
    }
    columns.add(make.end());
    return columns;
  }

  /** The role of a column that nobody has in the game; empty if it names none. */
  public Optional<String> roleOfNobody(Column column) {
    return column.binding().roles().stream()
        .filter(role -> !words.roles().contains(role))
        .findFirst();
  }

  /**
   * A table without the columns of roles that nobody has in the game, and without the empty ones of
   * verbs that are of no use with the others.
   */
  public TypedTable withoutNobody(TypedTable table) {
    Set<Column> filled = new HashSet<>();
    table.rows().forEach(row -> row.cells().forEach(cell -> filled.add(table.column(cell))));
    TypedTable kept =
        table.without(
            column ->
                roleOfNobody(column).isPresent() || !filled.contains(column) && !isOfUse(column));
    List<VerbColumn> acts = new ArrayList<>();
    for (Column column : kept.layout().columns()) {
      if (column.binding() instanceof Binding.Act act) {
        acts.add(act.column());
      }
    }
    TableLayout layout = kept.layout().importing(imports(acts));
    return new TypedTable(layout, table.workbook(), kept.rows());
  }

  private boolean isOfUse(Column column) {
    return !(column.binding() instanceof Binding.Act act) || act.column().isOf(words.roles());
  }

  @Override
  public EffectSheet write(
      TableLayout layout, Collection<Effect> effects, String workbook, Set<String> taken) {
    return new EffectRows(roles, new NewRows(layout, workbook, taken)).write(effects);
  }

  @Override
  public List<Effect> read(TypedTable table, Diagnostics findings) {
    return new EffectReading(table, findings).effects().stream().map(said).toList();
  }
}
