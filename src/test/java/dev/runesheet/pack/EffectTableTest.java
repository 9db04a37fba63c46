package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.DuelCatalogs;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.RuleText;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.table.Duel;
import dev.runesheet.table.Edit;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.layout.VerbColumn;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of effects become the rules of the effects that they say, and notes lead back to them. */
class EffectTableTest {

  private static final int MOST_BURN = 6;

  private static final List<String> CONDITIONS =
      List.of(
          "3",
          "> 3",
          "at least 3",
          "<= 3",
          "not 3",
          "2..5",
          "any of 1, 3",
          "none of 1, 3",
          "any of 1, > 4",
          "not 2..5",
          "any of 0, 2..3");

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "ember-vale"})
  void shippedRowsBecomeTheRulesThatTheirEffectsBecomeInAnyLanguage(String game) {
    Diagnostics findings = new Diagnostics();
    DirectoryFiles files = new DirectoryFiles(Path.of(""));
    BuiltPack built = PackBuilder.build(Packs.find(game), files, findings);
    List<PackContent.Table> tables =
        built.content().tables().stream().filter(PackContent.Table::hasEffects).toList();

    assertThat(tables).isNotEmpty();
    for (PackContent.Table table : tables) {
      String file = EffectTable.file(table.table());
      RuleSource rules =
          built.rules().stream().filter(one -> one.name().equals(file)).findFirst().orElseThrow();
      RuleSource ofEffects =
          DrlGenerator.generate(table.table().layout().rulePackage(), file, table.effects())
              .source();
      assertThat(rules.head()).isEqualTo(ofEffects.head());
      assertThat(nameless(rules)).isEqualTo(nameless(ofEffects));
    }
  }

  /** "The sum" is a row of two sheets of one workbook. */
  @Test
  void rowsOfOneNameOnTwoSheetsHaveNotesOfTheirOwn() {
    DirectoryFiles files = new DirectoryFiles(Path.of(""));
    BuiltPack built = PackBuilder.build(Packs.find("valeria"), files, new Diagnostics());
    String workbook = "decision-tables/valeria/roll.drl.xlsx!";
    for (String sheet : List.of("Paying cards", "Events")) {
      assertThat(built.notes().of(workbook + sheet, "The sum").source())
          .startsWith(workbook + sheet + "!");
    }
  }

  @Test
  void aCompiledRuleHasTheNoteOfItsOwnSheet() {
    RuleBook book = RuleBook.load("valeria");
    List<String> places =
        book.kieBase().getKiePackages().stream()
            .flatMap(rules -> rules.getRules().stream())
            .filter(rule -> rule.getName().equals("The sum"))
            .map(rule -> book.notes().of(rule).source().split("!")[1])
            .toList();
    assertThat(places).containsExactlyInAnyOrder("Paying cards", "Events");
  }

  private static List<String> nameless(RuleSource rules) {
    return rules.rules().stream()
        .map(rule -> rule.text().substring(rule.text().indexOf('\n')))
        .toList();
  }

  @Test
  void ofRowsOfWhichTheFirstCountsEachIsARuleWithItsNameAndItsCells() {
    Effect storm =
        effect(
            otherwise(
                above("burn", 6),
                List.of(add("mana", 1)),
                otherwise(above("burn", 2), List.of(add("mana", 20)), add("mana", 300))));
    DrlGenerator.Generated made = rules(storm);

    assertThat(made.source().rules())
        .extracting(RuleText::name)
        .containsExactly("Storm", "Storm (2)", "Storm (3)");
    assertNote(made, "Storm", "B8", "F8", "G8");
    assertNote(made, "Storm (2)", "B9", "F9", "G9");
    assertThat(made.notes().get("Storm (3)").source()).isEqualTo(cell("B10"));
  }

  @Test
  void eachConditionOfARowHasItsOwnCell() {
    Condition open = new Condition.All(List.of(above("burn", 2), below("burn", 5)));
    assertNote(
        rules(effect(otherwise(open, List.of(add("mana", 1))))), "Storm", "B8", "F8", "G8", "I8");
  }

  @Test
  void rowsThatGoOnWithAnEffectAreStepsOfItsRule() {
    Step.Do first = add("mana", 5);
    Step.Do second = damage(7);
    List<VerbColumn> columns =
        List.of(
            VerbColumn.of(first, Roles.Place.HEADING), VerbColumn.of(second, Roles.Place.HEADING));
    TypedTable table =
        Duel.FAMILY
            .write(
                Duel.FAMILY.layout(List.of(), columns, false),
                List.of(effect(first, second, add("mana", 2))),
                Duel.FILE)
            .table();
    assertThat(table.rows()).hasSize(2);
    DrlGenerator.Generated made = rules(table);

    assertThat(made.source().rules()).extracting(RuleText::name).containsExactly("Storm");
    assertThat(made.notes().get("Storm").steps())
        .containsExactly(cell("G8"), cell("I8"), cell("G9"));
  }

  /** The row of each condition adds a power of 2, so the sum tells which of them held. */
  @Test
  void aConditionDecidesAsPlainDroolsDecides() throws IOException {
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < CONDITIONS.size(); i++) {
      Step add = add("mana", 1 << i);
      Condition any = new Condition.Comparison(Relation.EQUAL, Duel.stat("burn"), Value.of(3));
      effects.add(Duel.effect("mode/e" + i, "E" + i, "turn starts", otherwise(any, List.of(add))));
    }
    byte[] workbook = WorkbookWriter.write(List.of(written(effects)));
    for (int i = 0; i < CONDITIONS.size(); i++) {
      workbook = Edit.text(workbook, "H" + (8 + i), CONDITIONS.get(i));
    }
    Diagnostics findings = new Diagnostics();
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, findings).read(Duel.FAMILY);
    PackContent.Table read = PackContent.Table.of(table, Duel.FAMILY::read, findings);
    assertThat(findings.all()).isEmpty();

    List<Double> sums = sums(EffectTable.rules(read).source());
    assertThat(sums).doesNotHaveDuplicates().hasSize(MOST_BURN + 1);
    assertThat(sums)
        .isEqualTo(sums(new RuleSource("plain.drl", TableCompiler.compile(table).drl())));
  }

  private static List<Double> sums(RuleSource rules) throws IOException {
    List<RuleSource> sources = new ArrayList<>(List.of(rules));
    Map<String, Map<String, Double>> heroes = new LinkedHashMap<>();
    StringBuilder waits =
        new StringBuilder("package rules.test;\nimport dev.runesheet.spi.fact.Reaction;\n");
    for (int burn = 0; burn <= MOST_BURN; burn++) {
      String hero = "h" + burn;
      heroes.put(hero, Map.of("health", 30.0, "burn", (double) burn, "mana", 0.0));
      waits.append(
          ("rule \"%s waits\" @Owner(%s) when $r : Reaction( block == \"%s/wait\" )"
                  + " then $r.next(); end\n")
              .formatted(hero, hero, hero));
    }
    sources.add(new RuleSource("wait.drl", waits.toString()));
    sources.addAll(Books.engine());
    RuleBook book =
        RuleBook.compile(
            Games.find("math-battle"),
            sources,
            SourceNotes.NONE,
            DuelCatalogs.of(Duel.WORDS.stats(), 10, heroes));
    List<Double> sums = new ArrayList<>();
    for (String hero : heroes.keySet()) {
      try (Match match = book.newMatch(DuelSetup.of(hero, hero).toJson(), 1)) {
        sums.add(match.world().entity(0).stat("mana"));
      }
    }
    return sums;
  }

  private static void assertNote(
      DrlGenerator.Generated made, String rule, String place, String... conditions) {
    SourceNotes.Note note = made.notes().get(rule);
    assertThat(note.source()).isEqualTo(cell(place));
    assertThat(note.conditions())
        .containsExactlyElementsOf(Stream.of(conditions).map(EffectTableTest::cell).toList());
  }

  private static String cell(String cell) {
    return Duel.cell(cell).toString();
  }

  private static DrlGenerator.Generated rules(Effect effect) {
    return rules(written(List.of(effect)));
  }

  private static DrlGenerator.Generated rules(TypedTable table) {
    Diagnostics findings = new Diagnostics();
    PackContent.Table read = PackContent.Table.of(table, Duel.FAMILY::read, findings);
    assertThat(findings.all()).isEmpty();
    return EffectTable.rules(read);
  }

  private static TypedTable written(List<Effect> effects) {
    EffectSheet sheet = Duel.FAMILY.write(Duel.FAMILY.fitting(effects), effects, Duel.FILE);
    assertThat(sheet.notTabular()).isEmpty();
    return sheet.table();
  }

  private static Effect effect(Step... steps) {
    return Duel.effect("mode/storm", "Storm", "turn starts", steps);
  }

  private static Condition above(String stat, double number) {
    return Duel.is(Relation.ABOVE, stat, number);
  }

  private static Condition below(String stat, double number) {
    return Duel.is(Relation.BELOW, stat, number);
  }

  private static Step.Do add(String stat, double amount) {
    return Duel.act("add-stat", Selector.Role.SELF, Duel.word(stat), Value.of(amount));
  }

  private static Step.Do damage(double amount) {
    return Duel.act("damage", Selector.Role.SELF, Value.of(amount));
  }

  private static Step otherwise(Condition condition, List<Step> then, Step... otherwise) {
    return new Step.If(condition, then, List.of(otherwise), SourceLocation.NONE);
  }
}
