package dev.runesheet.table.effect.column;

import dev.runesheet.model.Condition;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.ConditionSubject;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.VerbColumn;
import dev.runesheet.word.RuleMeta;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The columns of a table of effects, as the words and verbs of a game make them. */
public final class EffectColumns {

  /** The word for an effect that a player or another effect activates. */
  public static final String ACTIVATED = "activated";

  private static final Map<Condition.Relation, String> RELATIONS =
      Map.of(
          Condition.Relation.ABOVE, "is above",
          Condition.Relation.BELOW, "is below",
          Condition.Relation.EQUAL, "is");

  private final Vocabulary words;
  private final String activated;

  /** Columns of a table whose rows can be effects that are activated. */
  public EffectColumns(Vocabulary words) {
    this(words, "");
  }

  /**
   * The columns of a family.
   *
   * @param activated where effects are written that are activated; empty if a row can be one
   */
  public EffectColumns(Vocabulary words, String activated) {
    this.words = words;
    this.activated = activated;
  }

  /** The columns that every table of effects begins with. */
  public List<Column> first(boolean whose) {
    List<Column> columns = new ArrayList<>();
    columns.add(name());
    columns.add(inWords());
    columns.add(
        Column.of(
            Keyword.METADATA,
            RuleMeta.WHEN.column(),
            "When",
            "What starts the effect: choose from the list. Further rows of an effect leave it"
                + " empty.",
            trigger(),
            new Binding.When()));
    if (whose) {
      columns.add(
          Column.of(
              Keyword.METADATA,
              RuleMeta.WHOSE.column(),
              "Whose",
              "Whose events start it: choose from the list. Empty " + WatchCell.EMPTY + ".",
              WatchCell.type(),
              new Binding.Whose()));
    }
    columns.add(owner());
    columns.add(
        Column.of(
                Keyword.CONDITION,
                "block == \"$param\"",
                "Effect",
                "The effect's id, which no other has. A second row of the same effect adds"
                    + " /2, a third /3. Empty means the id that follows from the rule's name.",
                new CellType.Id(),
                new Binding.Block())
            .filledBy(Column.Fill.OWNED_NAME)
            .filled()
            .telling());
    return columns;
  }

  /** The column of what brings the effect into play. */
  public Column owner() {
    List<String> owners = words.lists().getOrDefault(Vocabulary.OWNERS, List.of());
    CellType type =
        owners.isEmpty()
            ? new CellType.Id()
            : new CellType.Word("owner", owners, Code.UNKNOWN_REFERENCE);
    Column column =
        Column.of(
            Keyword.METADATA,
            RuleMeta.OWNER.column(),
            "Belongs to",
            "What brings the effect into play: a hero's or card's id, or the game's own rules."
                + " Further rows of an effect leave it empty.",
            type,
            new Binding.Owner());
    return owners.size() == 1 ? column.filledBy(Column.Fill.WORD) : column;
  }

  /** The column of a row's name. */
  public static Column name() {
    return Column.of(
            Keyword.NAME,
            "",
            "Rule",
            "The rule's name, each only once.",
            new CellType.Name(),
            new Binding.Name())
        .filled();
  }

  /** The column of the row's sentence. */
  public static Column inWords() {
    return Column.of(
        Keyword.DESCRIPTION,
        "",
        "In words",
        "What the row does. The tool writes this; what you change here is not read.",
        new CellType.Remark(),
        new Binding.InWords());
  }

  private CellType trigger() {
    List<String> triggers = new ArrayList<>(words.triggers());
    boolean declared = triggers.contains(ACTIVATED);
    if (!declared && activated.isEmpty()) {
      triggers.add(ACTIVATED);
    }
    Map<String, String> elsewhere =
        declared || activated.isEmpty() ? Map.of() : Map.of(ACTIVATED, activated);
    return new CellType.Word(
        WordList.TRIGGER, triggers, List.of(), elsewhere, Code.UNKNOWN_TRIGGER);
  }

  /** The column of a condition. */
  public Column guard(GuardColumn guard) {
    String relation = guard.relation().name().toLowerCase(Locale.ROOT);
    String stat = "If " + Roles.label(guard.role()) + "'s stat";
    String relates = RELATIONS.get(guard.relation());
    boolean test = guard.relation() == Condition.Relation.EQUAL;
    CellType number =
        test ? new CellType.Test(compared(), new ConditionSubject.Stat(guard.role())) : compared();
    List<CellType> types = List.of(stat(), number);
    return new Column(
            Keyword.CONDITION,
            guard.role() + "." + relation + "(\"$1\", $2)",
            stat + " " + relates,
            "The row runs only if this holds.",
            types,
            false,
            false,
            new Binding.Guard(guard.role(), guard.relation()))
        .headed(List.of(stat, relates));
  }

  /** The column of a verb. */
  public Column act(VerbColumn column) {
    List<CellType> types = new ArrayList<>();
    for (int i = 0; i < column.forms().size(); i++) {
      if (column.forms().get(i).inCell()) {
        types.add(type(column.forms().get(i), column.verb().parameters().get(i)));
      }
    }
    if (types.isEmpty()) {
      types.add(new CellType.Mark());
    }
    List<String> headings = VerbHeadings.of(column);
    String does = column.verb().doc();
    return new Column(
            Keyword.ACTION,
            VerbTemplate.of(column),
            VerbLabel.of(column),
            headings.isEmpty() ? note(does, types) : does,
            types,
            false,
            false,
            new Binding.Act(column))
        .headed(headings);
  }

  /** The column that ends each row. */
  public Column end() {
    return Column.of(
            Keyword.ACTION,
            "$r.next();",
            "(end)",
            "Ends the row for Drools: an x in each row. An empty cell stands for it.",
            new CellType.Mark(),
            new Binding.End())
        .filled()
        .filledBy(Column.Fill.MARK);
  }

  private CellType type(ArgumentForm form, Parameter parameter) {
    return switch (form.kind()) {
      case NUMBER ->
          words.wholeNumbers()
              ? new CellType.Whole(parameter.least(), parameter.most(), true)
              : new CellType.Decimal(parameter.min(), parameter.max());
      case WHOLE -> new CellType.Whole(parameter.least(), parameter.most());
      case DICE -> new CellType.Whole(1, Integer.MAX_VALUE);
      case STAT -> stat();
      case ROLE -> word(WordList.ROLE);
      case WORD ->
          parameter.choices().isEmpty()
              ? word(parameter.words())
              : new CellType.Word(parameter.name(), parameter.choices().words(), Code.UNKNOWN_WORD);
      case ENTITY -> throw new IllegalArgumentException("an entity is no part of a cell");
    };
  }

  /** The type of numbers that conditions compare with. */
  private CellType compared() {
    return words.wholeNumbers() ? CellType.Whole.ANY : CellType.Decimal.ANY;
  }

  private CellType word(String list) {
    return switch (list) {
      case WordList.STAT -> stat();
      case WordList.TRIGGER -> new CellType.Word(list, words.triggers(), Code.UNKNOWN_TRIGGER);
      case WordList.SCOPE -> new CellType.Word(list, words.scopes(), Code.UNKNOWN_WORD);
      case WordList.PAYLOAD -> new CellType.Word(list, words.payload(), Code.UNKNOWN_KEY);
      case WordList.ROLE -> new CellType.Word(list, words.roles(), Code.UNKNOWN_TARGET);
      default -> {
        List<String> known = words.lists().get(list);
        yield known == null
            ? new CellType.Word(list.isEmpty() ? "word" : list, List.of(), Code.UNKNOWN_WORD)
            : CellType.Word.known(list, known, Code.UNKNOWN_WORD);
      }
    };
  }

  private CellType stat() {
    return new CellType.Word(WordList.STAT, words.stats(), Code.UNKNOWN_STAT);
  }

  private static String note(String what, List<CellType> types) {
    String example = String.join(",", types.stream().map(CellType::example).toList());
    String says = String.join(", then a comma and ", types.stream().map(CellType::says).toList());
    return types.get(0) instanceof CellType.Mark
        ? what + " Write x, or leave it empty."
        : what + " Write " + says + ", for example " + example + ". Empty: does not apply.";
  }
}
