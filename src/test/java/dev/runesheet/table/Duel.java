package dev.runesheet.table;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Damage;
import dev.runesheet.engine.verb.Heal;
import dev.runesheet.engine.verb.Lose;
import dev.runesheet.engine.verb.SetStat;
import dev.runesheet.engine.verb.Win;
import dev.runesheet.game.mathbattle.Pass;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.List;

/** The words of a duel, its three global rules, and short ways to build effects. */
public final class Duel {

  public static final String FILE = "global.drl.xlsx";
  public static final String SHEET = "Global rules";

  public static final VerbCatalog VERBS =
      VerbCatalog.of(
          List.of(
              AddStat.class,
              SetStat.class,
              ClampStat.class,
              Damage.class,
              Heal.class,
              Lose.class,
              Win.class,
              Pass.class));

  public static final Vocabulary WORDS =
      new Vocabulary(
          VERBS,
          List.of(
              "game starts",
              "turn starts",
              "action phase starts",
              "ability used",
              "turn ends",
              "health changes",
              "burn changes"),
          List.of("health", "max_health", "mana", "strength", "defense", "burn", "stun"),
          List.of("self", "opponent"),
          List.of("delta"),
          List.of());

  public static final EffectFamily FAMILY =
      new EffectFamily(SHEET, "rules.mathbattle.global", WORDS);

  private Duel() {}

  public static Value stat(String name) {
    return new Value.StatOf(Selector.Role.SELF, name);
  }

  public static Condition is(Condition.Relation relation, String stat, double number) {
    return new Condition.Comparison(relation, stat(stat), Value.of(number));
  }

  public static Step.Do act(String verb, Argument... arguments) {
    return Step.Do.of(VERBS.get(verb), SourceLocation.NONE, arguments);
  }

  public static Step guarded(Condition condition, Step... then) {
    return new Step.If(condition, List.of(then), List.of(), SourceLocation.NONE);
  }

  public static Effect effect(String id, String name, String event, Step... steps) {
    return Effect.program(
        id,
        name,
        "mode",
        Trigger.own(event),
        new Body.Program(List.of(steps)),
        SourceLocation.NONE);
  }

  public static Argument word(String word) {
    return new Argument.Word(word);
  }

  public static List<Effect> globalRules() {
    return List.of(
        effect(
            "mode/death",
            "Death",
            "health changes",
            guarded(is(Condition.Relation.BELOW, "health", 1), act("lose", Selector.Role.SELF))),
        effect(
            "mode/burning",
            "Burning",
            "turn starts",
            guarded(
                is(Condition.Relation.ABOVE, "burn", 0),
                act("damage", Selector.Role.SELF, stat("burn")),
                act("add-stat", Selector.Role.SELF, word("burn"), Value.of(-1)))),
        effect(
            "mode/stun",
            "Stun",
            "action phase starts",
            guarded(
                is(Condition.Relation.ABOVE, "stun", 0),
                act("add-stat", Selector.Role.SELF, word("stun"), Value.of(-1)),
                act("pass"))));
  }

  public static TableLayout layout() {
    return FAMILY.fitting(globalRules());
  }

  public static TypedTable table() {
    return FAMILY.write(layout(), globalRules(), FILE).table();
  }

  public static byte[] workbook() {
    return WorkbookWriter.write(List.of(table()));
  }

  /** What is wrong with a workbook of the global rules. */
  static List<Diagnostic> findings(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    TypedTable table = new WorkbookReader(FILE, workbook, findings).read(layout());
    FAMILY.read(table, findings);
    return findings.all();
  }

  public static SourceLocation cell(String cell) {
    return SourceLocation.cell(FILE, SHEET, cell);
  }
}
