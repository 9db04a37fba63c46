package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.OperationType;
import dev.runesheet.model.Condition;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.FixedForm;
import dev.runesheet.table.effect.FixedModifier;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.effect.column.EffectColumns;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.VerbColumn;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The workbook of effects: a sheet for each sort of operation, a row for each operation. */
public final class EffectsWorkbook {

  private static final String PACKAGE = "rules.queensblood.effects.";
  private static final int MOST_OFFERED = 10;
  private static final CellType ANY_WHOLE =
      new CellType.Whole(-Integer.MAX_VALUE, Integer.MAX_VALUE);

  /** The thresholds that lists offer; an author can write any other number. */
  private static final List<String> OFFERED =
      Triggers.THRESHOLDS.stream()
          .flatMap(
              beginning ->
                  IntStream.rangeClosed(1, MOST_OFFERED).mapToObj(power -> beginning + power))
          .toList();

  private static final String CHANGES_OF_POWER =
      "'"
          + Triggers.ENFEEBLED
          + "': each time that an effect lowers the card's power for good, also if what has changed"
          + " it so far still comes to more than 0. '"
          + Triggers.FIRST_ENFEEBLED
          + "', '"
          + Triggers.FIRST_ENHANCED
          + "': the first time that all such changes come to less, or more, than 0. '"
          + Triggers.REACHES
          + "7': each time that the power, auras included, rises from below 7 to 7 or more, never"
          + " when it falls.";

  private static final String OF_OTHERS =
      "With "
          + Triggers.WATCHED.stream().map(Words::quote).collect(Collectors.joining(" and "))
          + " one of "
          + String.join(", ", EffectRowsCheck.WATCHERS)
          + ", since a card does not watch itself.";

  private final VerbCatalog verbs;

  /** The hints for names that are written instead of ids. */
  private final Map<String, String> cards;

  private final Vocabulary words;
  private final List<EffectForm> forms = new ArrayList<>();

  private EffectsWorkbook(VerbCatalog verbs, IdHints cards) {
    this.verbs = verbs;
    this.cards = cards.byName();
    List<String> triggers = new ArrayList<>(Triggers.WORDS);
    triggers.addAll(OFFERED);
    words =
        new Vocabulary(
            verbs, triggers, QueensWords.STATS, List.of("self"), List.of(), QueensWords.SCOPES);
    sheet(
        "Change power",
        OperationType.MODIFY_POWER,
        usual(VerbNames.MODIFY_POWER),
        byStat(VerbNames.MODIFY_POWER),
        byStat(VerbNames.LOWER_POWER));
    sheet("Scale power", OperationType.MODIFY_POWER_SCALE, usual(VerbNames.SCALE_POWER));
    sheet("Destroy cards", OperationType.DESTROY_CARDS, usual(VerbNames.DESTROY_CARDS));
    sheet("Replace an ally", OperationType.REPLACE_ALLY, usual(VerbNames.REPLACE_ALLY));
    sheet("Add to hand", OperationType.ADD_TO_HAND, usual(VerbNames.ADD_TO_HAND));
    sheet("Spawn tokens", OperationType.SPAWN_TOKEN, usual(VerbNames.SPAWN_TOKENS));
    sheet("Pawns", OperationType.MODIFY_TILE_RANKS, usual(VerbNames.SET_PAWNS));
    sheet("Expand", OperationType.EXPAND_POSITIONS, usual(VerbNames.EXPAND_POSITIONS));
    sheet(
        "Score",
        OperationType.SCORE_BONUS,
        usual(VerbNames.SCORE_BONUS),
        usual(VerbNames.TRANSFER_LANE_MINIMUM));
    modifiers("Auras", "aura", "Whose power changes", WordList.SCOPE, QueensWords.SCOPES);
    modifiers(
        "Scaling",
        "scaling",
        "For each of which cards its own power changes",
        "group of cards",
        QueensWords.COUNTED);
  }

  /** Adds a sheet of changes of power that last, for cards or for each of some. */
  private void modifiers(String title, String type, String whom, String noun, List<String> groups) {
    forms.add(
        new ModifierForm(
            title,
            PACKAGE + type,
            new FixedModifier(
                type,
                CardStats.POWER,
                groups.equals(QueensWords.COUNTED),
                List.of(whom, "and by how much"),
                new CellType.Word(noun, groups, Code.UNKNOWN_WORD),
                new CellType.Whole(-CardStats.MOST, CardStats.MOST)),
            effect -> effect.saidWith(verbs.phrasing())));
  }

  /** The tables of a game with these verbs and cards. */
  static EffectBook of(VerbCatalog verbs, List<CardSource> cards) {
    return new EffectBook(new EffectsWorkbook(verbs, RegistryChecks.hints(cards)).forms);
  }

  /** The tables of a game with these verbs, whatever its cards. */
  public static EffectBook of(VerbCatalog verbs) {
    return of(verbs, List.of());
  }

  /** Adds a sheet; what happens during play can depend on a token's rank, and happen only once. */
  private void sheet(String title, OperationType operation, VerbColumn... actions) {
    List<GuardColumn> guards = new ArrayList<>();
    List<VerbColumn> columns = new ArrayList<>();
    if (operation.isDuringPlay()) {
      guards.add(new GuardColumn("self", Condition.Relation.EQUAL));
      columns.add(usual(VerbNames.ONLY_ONCE));
    }
    columns.addAll(List.of(actions));
    String name = title.toLowerCase(Locale.ROOT).replace(" ", "");
    EffectFamily family = new EffectFamily(title, PACKAGE + name, words);
    boolean watches = operation.isDuringPlay();
    TableLayout layout = family.layout(guards, columns, watches);
    // Those of other sheets are understood too, and found to be in the wrong place.
    Set<String> all = new LinkedHashSet<>(triggers(operation));
    all.addAll(words.triggers());
    all.add(EffectColumns.ACTIVATED);
    TableLayout written = layout.holding(column -> typed(column, triggers(operation), watches));
    TableLayout read = layout.holding(column -> typed(column, List.copyOf(all), true));
    forms.add(
        new FixedForm(
            family,
            written,
            read,
            (table, findings) -> new EffectRowsCheck(table, operation, findings).check()));
  }

  /** The triggers of an operation, in the words of its sheet. */
  static List<String> triggers(OperationType operation) {
    List<String> triggers = new ArrayList<>();
    for (String event : operation.events()) {
      triggers.add(event.isEmpty() ? EffectColumns.ACTIVATED : event);
    }
    if (operation.isDuringPlay()) {
      triggers.addAll(OFFERED);
    }
    return triggers;
  }

  /** Powers are whole numbers; an effect usually has the name that cards know it by. */
  private Column typed(Column column, List<String> triggers, boolean thresholds) {
    if (column.binding() instanceof Binding.When) {
      List<String> numbered = thresholds ? Triggers.THRESHOLDS : List.of();
      Column when =
          column.holding(
              List.of(
                  new CellType.Word(WordList.TRIGGER, triggers, numbered, Code.UNKNOWN_TRIGGER)));
      return thresholds ? when.explaining(CHANGES_OF_POWER) : when;
    }
    if (column.binding() instanceof Binding.Whose) {
      return column.explaining(OF_OTHERS);
    }
    if (column.binding() instanceof Binding.Owner || column.binding() instanceof Binding.Block) {
      return column.filledBy(Column.Fill.NAME);
    }
    return column.binding() instanceof Binding.Act || column.binding() instanceof Binding.Guard
        ? column.holding(column.types().stream().map(this::typed).toList())
        : column;
  }

  private CellType typed(CellType type) {
    if (type instanceof CellType.Word word && word.list().equals(WordList.CARD)) {
      return word.writtenElsewhere(cards);
    }
    if (type instanceof CellType.Test test) {
      return new CellType.Test(ANY_WHOLE, test.tested());
    }
    return type instanceof CellType.Decimal amount
        ? new CellType.Whole(
            (int) Math.max(-CardStats.MOST, amount.min()),
            (int) Math.min(CardStats.MOST, amount.max()))
        : type;
  }

  /** The column that holds a verb's words and numbers; whom it is about is the card itself. */
  private VerbColumn usual(String verb) {
    return VerbColumn.all(verbs.get(verb)).get(0);
  }

  /** The column of a verb whose amount is a number of the card itself. */
  private VerbColumn byStat(String verb) {
    return VerbColumn.of(verbs.get(verb), ArgumentForm.WORD, ArgumentForm.statOf("self"));
  }
}
