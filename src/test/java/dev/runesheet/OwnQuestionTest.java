package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.fault.OwnRuleFailure;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.spi.question.PureQuestion;
import dev.runesheet.spi.question.QuestionProvider;
import dev.runesheet.table.TextTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.write.WorkbookWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A question of another jar: one class, found by ServiceLoader, and a workbook. */
public class OwnQuestionTest {

  private static final String TOLLS = "decision-tables/made-up/tolls.drl.xlsx";

  /** Adds the question to a made-up game. */
  public static final class Provider implements QuestionProvider {
    @Override
    public String game() {
      return "made-up";
    }

    @Override
    public List<Class<?>> questions() {
      return List.of(Toll.class);
    }
  }

  /** A game that itself asks nothing. */
  private static final class MadeUp implements AuthoringPack {
    @Override
    public String game() {
      return "made-up";
    }

    @Override
    public List<Class<?>> verbs() {
      return List.of();
    }

    @Override
    public PackContent read(PackFiles files, Diagnostics findings) {
      return new PackContent(
          List.of(), questionTables().read(homes(files, findings)), MissingNode.getInstance());
    }
  }

  private final AuthoringPack pack = new MadeUp();
  private final Diagnostics findings = new Diagnostics();

  @TempDir private Path folder;

  private void write(List<List<String>> rows) throws IOException {
    TableLayout layout =
        pack.questionTables().layouts().values().stream()
            .filter(one -> one.title().equals("Tolls"))
            .findFirst()
            .orElseThrow();
    put(TOLLS, WorkbookWriter.write(List.of(TextTable.of(layout, TOLLS, rows))));
    String policy = "decision-tables/engine/stacking-policy.drl.xlsx";
    put(policy, Files.readAllBytes(Path.of(policy)));
    String homes = "homes:\n  tolls: " + TOLLS + "\n  stacking policy: " + policy + "\n";
    put("data/made-up/game.yaml", ("game: made-up\n" + homes).getBytes());
  }

  private void put(String name, byte[] content) throws IOException {
    Files.createDirectories(folder.resolve(name).getParent());
    Files.write(folder.resolve(name), content);
  }

  private BuiltPack build() {
    return PackBuilder.build(pack, new DirectoryFiles(folder), findings);
  }

  private static AuthoringPack asking(Class<?> question) {
    return new AuthoringPack() {
      @Override
      public String game() {
        return "made-up";
      }

      @Override
      public List<Class<?>> verbs() {
        return List.of();
      }

      @Override
      public List<Class<?>> questions() {
        return List.of(question);
      }

      @Override
      public List<SourceFamily> families() {
        return List.of(SourceFamily.of("cards", "d"));
      }

      @Override
      public PackContent read(PackFiles files, Diagnostics found) {
        throw new UnsupportedOperationException();
      }
    };
  }

  @Test
  void aQuestionThatIsNamedTwiceIsRefused() {
    assertRefused(Toll.class, "question (dev.runesheet.Toll) is declared twice");
  }

  @DecisionTable(title = "tolls", family = "tolls", doc = "d")
  public static final class SameSheet {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "To lls", family = "more tolls", doc = "d")
  public static final class SamePackage {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "1 toll", family = "tolls", doc = "d")
  public static final class NoPackage {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void questionsOfOneSheetOrPackageAreRefusedWithBoth() {
    assertRefused(
        SameSheet.class,
        "questions (dev.runesheet.OwnQuestionTest.SameSheet), 'tolls' of the family 'tolls', and"
            + " (dev.runesheet.Toll), 'Tolls' of the family 'tolls', have one sheet.");
    assertRefused(
        SamePackage.class,
        "'To lls' of the family 'more tolls'",
        "'Tolls' of the family 'tolls'",
        "have rules in one package, rules.madeup.tolls");
  }

  @DecisionTable(title = "Import", family = "tolls", doc = "d")
  public static final class WordOfJava {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "Some", family = "tolls", doc = "d", rules = "a.class.b")
  public static final class RulesOfJava {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void aTitleOrPackageWithAWordOfJavaIsRefused() {
    assertRefused(WordOfJava.class, "has the title 'Import'", "'import' is a word of Java");
    assertRefused(RulesOfJava.class, "has rules in 'a.class.b', which cannot name a package");
  }

  @Test
  void aTitleThatNamesNoPackageIsRefused() {
    assertRefused(NoPackage.class, "NoPackage) has the title '1 toll', after which no package");
  }

  @DecisionTable(title = "Read me", family = "tolls", doc = "d")
  public static final class ReadMe {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "tests", family = "tolls", doc = "d")
  public static final class Tests {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "LISTS", family = "tolls", doc = "d")
  public static final class Lists {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "History", family = "tolls", doc = "d")
  public static final class History {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @DecisionTable(title = "Tolls at the bridge over the river", family = "tolls", doc = "d")
  public static final class TooLong {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void aTitleOfASheetOfTheToolOrOfExcelIsRefused() {
    for (Class<?> kept : List.of(ReadMe.class, Tests.class, Lists.class, History.class)) {
      String title = kept.getAnnotation(DecisionTable.class).title();
      assertRefused(
          kept,
          "question (" + kept.getCanonicalName() + ") has the title '" + title + "', the name of a",
          "Maybe give it another title.");
    }
  }

  @DecisionTable(title = "Some", family = "cards", doc = "d")
  public static final class OfCards {
    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void aFamilyOfOtherSourcesIsRefused() {
    assertRefused(
        OfCards.class, "OfCards) has the family 'cards', that of other sources of made-up. Maybe");
  }

  @DecisionTable(title = "Some", family = "some", doc = "d")
  public static final class OwnRule {
    @InputColumn(order = 1, label = "Rule", doc = "d")
    public int getGold() {
      return 1;
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void aHeadingThatEachSheetHasIsRefused() {
    assertThatThrownBy(asking(OwnRule.class).questionTables()::layouts)
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContaining("OwnRule) has the heading 'Rule', that of a column of each sheet");
  }

  @Test
  void aTitleThatNamesNoSheetIsRefusedWithTheQuestion() {
    assertRefused(TooLong.class, "TooLong) has the title 'Tolls at the", "cannot name a sheet");
  }

  private static void assertRefused(Class<?> question, String... words) {
    assertThatThrownBy(asking(question)::questionTables)
        .isInstanceOf(DeclarationMistake.class)
        .satisfies(refused -> assertThat(refused.getMessage()).contains(words));
  }

  /** A question that does not say what is asked. */
  private static final class AskedNothing implements PureQuestion {
    @Override
    public Object asked() {
      return null;
    }
  }

  @Test
  void aQuestionWithoutInputsIsRefusedByName() throws IOException {
    write(List.of(List.of("Poor", "", "peasant", "", "0")));
    BuiltPack built = build();
    RuleBook book = RuleBook.compile(new Skirmish(), built.rules(), built.notes(), built.catalog());
    Match match = Scene.of(book).has(0, "knight").start().match();
    assertThatThrownBy(() -> match.update(at -> at.consult(new AskedNothing())))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("AskedNothing.asked() must not be null");
  }

  @Test
  void aGetterThatGivesNullIsNamed() throws IOException {
    write(List.of(List.of("Poor", "", "peasant", "", "0")));
    BuiltPack built = build();
    RuleBook book = RuleBook.compile(new Skirmish(), built.rules(), built.notes(), built.catalog());
    Match match = Scene.of(book).has(0, "knight").start().match();
    assertThatThrownBy(() -> coins(match, null, 9))
        .isExactlyInstanceOf(OwnRuleFailure.class)
        .hasMessage("method getWho of question (dev.runesheet.Toll) gives null.");
  }

  /** A question that no provider names. */
  @DecisionTable(title = "Forgotten", family = "forgotten", doc = "d")
  public static final class Forgotten extends CaseQuestion<Integer> {
    private Forgotten() {
      super(1);
    }

    @OutputColumn(order = 1, label = "Pays", doc = "d")
    public void pays(int coins) {}
  }

  @Test
  void aQuestionThatNobodyDeclaresIsRefusedWhenItIsAsked() throws IOException {
    Match match = match(played(List.of()));

    assertThatThrownBy(() -> match.update(at -> at.consult(new Forgotten())))
        .isInstanceOf(ActionFailedException.class)
        .hasMessageStartingWith(
            "question (dev.runesheet.OwnQuestionTest$Forgotten) has a decision table that neither"
                + " the pack of the game nor a QuestionProvider for it names");
  }

  @Test
  void aQuestionThatARuleWrittenByHandAnswersNeedNotBeDeclared() throws IOException {
    String rule =
        "package rules.byhand;\nrule \"By hand\" when "
            + Forgotten.class.getCanonicalName()
            + "() then end\n";

    Match match = match(played(List.of(new RuleSource("by-hand.drl", rule))));

    assertThatCode(() -> match.update(at -> at.consult(new Forgotten())))
        .doesNotThrowAnyException();
  }

  @Test
  void aDeclaredQuestionWhoseWorkbookIsLeftOutHasNoAnswer() throws IOException {
    assertThat(coins(match(played(List.of())), Toll.Traveller.KNIGHT, 9)).isZero();
  }

  /** The made-up game without tables, with further rules. */
  private RuleBook played(List<RuleSource> further) throws IOException {
    put("data/made-up/game.yaml", "game: made-up\nhomes: {}\n".getBytes());
    BuiltPack built = build();
    findings.throwIfErrors();
    List<RuleSource> rules = new ArrayList<>(built.rules());
    rules.addAll(further);
    return RuleBook.compile(new Skirmish(), rules, built.notes(), built.catalog());
  }

  private static Match match(RuleBook book) {
    return Scene.of(book).has(0, "knight").start().match();
  }

  @Test
  void itsTableCanBeEditedByCommands() throws IOException {
    write(List.of(List.of("Poor", "", "peasant", "", "0")));
    assertThat(pack.tableSources(new DirectoryFiles(folder), findings))
        .extracting(TableSources::family)
        .contains("tolls");
  }

  @Test
  void itsTableIsReadAndPlayed() throws IOException {
    write(
        List.of(
            List.of("Poor", "", "peasant", "", "0"),
            List.of("Light", "", "none of peasant", "< 3", "1"),
            List.of("Heavy", "Much to carry.", "none of peasant", ">= 3", "4")));
    BuiltPack built = build();
    findings.throwIfErrors();
    RuleBook book = RuleBook.compile(new Skirmish(), built.rules(), built.notes(), built.catalog());
    Match match = Scene.of(book).has(0, "knight").start().match();

    assertThat(coins(match, Toll.Traveller.PEASANT, 9)).isZero();
    assertThat(coins(match, Toll.Traveller.KNIGHT, 2)).isEqualTo(1);
    assertThat(coins(match, Toll.Traveller.MERCHANT, 9)).isEqualTo(4);
    assertThat(book.notes().of("Light").sentence())
        .isEqualTo("Traveller is not peasant, sacks is < 3: pays is 1.");
    assertThat(book.notes().of("Heavy").sentence()).isEqualTo("Much to carry.");
  }

  private static int coins(Match match, Toll.Traveller who, int sacks) {
    AtomicReference<Toll> answer = new AtomicReference<>();
    match.update(context -> answer.set(context.consult(new Toll(who, sacks))));
    return answer.get().coins();
  }

  @Test
  void rowsForTheSameCaseAreFound() throws IOException {
    write(
        List.of(
            List.of("Poor", "", "peasant", "", "0"), List.of("Heavy", "", "knight", ">= 3", "4")));
    build();
    assertThat(findings.all()).isEmpty();

    try (InputStream saved = Files.newInputStream(folder.resolve(TOLLS));
        XSSFWorkbook workbook = new XSSFWorkbook(saved)) {
      workbook.getSheet("Tolls").getRow(8).getCell(3).setCellValue("any of knight, peasant");
      try (OutputStream file = Files.newOutputStream(folder.resolve(TOLLS))) {
        workbook.write(file);
      }
    }
    build();

    assertThat(findings.all())
        .extracting(finding -> finding.code().id() + " " + finding.location().place())
        .containsExactly("RS040 !Tolls!D8", "RS040 !Tolls!D9");
  }

  @Test
  void theGuideShowsThisVeryClass() throws IOException {
    String source = Files.readString(Path.of("src/test/java/dev/runesheet/Toll.java"));
    String shown = source.substring(source.indexOf("/** What a traveller"));

    assertThat(Files.readString(Path.of("docs/embedding.md"))).contains(shown);
  }
}
