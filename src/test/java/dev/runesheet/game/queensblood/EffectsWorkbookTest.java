package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.authoring.EffectsWorkbook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.game.queensblood.authoring.scenario.RecordedQueens;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.exchange.TableExport;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.RecordedGames;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectForm;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The registry and its workbook say and play the same. */
@Tag("thorough")
class EffectsWorkbookTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/effects.drl.xlsx";

  private static final EffectBook BOOK = EffectsWorkbook.of(new QueensBloodPack().catalog());
  private static final List<String> PLAYED = BOOK.forms().stream().map(EffectForm::title).toList();
  private static final List<Effect> EFFECTS = registry(new Registry());

  private final EffectBook book = BOOK;
  private final List<Effect> effects = EFFECTS;

  private static List<Effect> registry(Registry registry) {
    Diagnostics findings = new Diagnostics();
    return new QueensBloodPack().read(QueensBooks.with(registry.texts()), findings).effects();
  }

  @Test
  void theShippedWorkbookIsWhatTheRegistryIsWrittenAs() throws IOException {
    byte[] shipped = QueensBooks.SHIPPED.read(WORKBOOK).orElseThrow();
    Map<String, List<String>> cells = cells(shipped);
    // Scenarios are written by hand.
    cells.remove("Tests");
    cells.remove("TestLists");
    assertThat(cells).isEqualTo(cells(written(effects).content()));
    assertThat(QueensBooks.SHIPPED.read(WORKBOOK + ".properties"))
        .contains(written(effects).properties().getBytes(StandardCharsets.UTF_8));
  }

  /** All cells of all sheets with their names, as text. */
  private static Map<String, List<String>> cells(byte[] content) throws IOException {
    Map<String, List<String>> cells = new LinkedHashMap<>();
    try (XSSFWorkbook opened = new XSSFWorkbook(new ByteArrayInputStream(content))) {
      for (Sheet sheet : opened) {
        List<String> ofSheet = new ArrayList<>();
        // Which cards use an effect is no part of it.
        sheet.forEach(
            row ->
                row.forEach(
                    cell -> {
                      if (cell.getColumnIndex() > 0 || !PLAYED.contains(sheet.getSheetName())) {
                        ofSheet.add(cell.getAddress() + " " + cell);
                      }
                    }));
        cells.put(sheet.getSheetName(), ofSheet);
      }
    }
    return cells;
  }

  @Test
  void rewritingTheShippedWorkbookKeepsItsScenarios() throws IOException {
    byte[] shipped = QueensBooks.SHIPPED.read(WORKBOOK).orElseThrow();
    List<Effect> others =
        effects.stream().filter(effect -> !effect.owner().equals("aur_op_enemies_-4")).toList();
    Diagnostics findings = new Diagnostics();

    byte[] rewritten =
        TableExport.into(shipped, book, withRow(others), WORKBOOK, findings)
            .orElseThrow()
            .content();

    assertThat(findings.all()).isEmpty();
    Map<String, List<String>> before = cells(shipped);
    Map<String, List<String>> after = cells(rewritten);
    assertThat(after.keySet()).containsExactlyElementsOf(before.keySet());
    assertThat(after.get("Change power")).isNotEqualTo(before.get("Change power"));
    assertThat(after.get("Tests")).hasSizeGreaterThan(100).isEqualTo(before.get("Tests"));
    assertThat(after.get("TestLists")).isEqualTo(before.get("TestLists"));
  }

  @Test
  void everyShippedEffectIsARowOfItsSheet() {
    assertThat(written(effects).notTabular()).isEmpty();
    assertThat(written(effects).rows()).isEqualTo(effects.size()).isGreaterThanOrEqualTo(92);
  }

  @Test
  void theRegistryPlaysTheRecordedGamesAlike() {
    PackFiles files = QueensBooks.with(new Registry().texts());
    Diagnostics findings = new Diagnostics();
    PackContent content = new QueensBloodPack().read(files, findings);
    assertThat(findings.hasErrors()).as(findings.all().toString()).isFalse();
    RecordedGames games = new RecordedQueens(files, content);

    for (String file : List.of("games-standard.jsonl.gz", "games-v1.1.jsonl.gz")) {
      assertThat(games.replay(file, 1, QueensBooks.lines(file), findings))
          .hasSize(100)
          .allMatch(RecordedGames.Replayed::identical);
    }
  }

  @Test
  void anAmountInACellIsObeyed() {
    RuleBook book = QueensBooks.of(files(written(effects).content()));
    assertThat(book.effects()).hasSize(effects.size());
    List<Effect> changed =
        effects.stream().filter(effect -> !effect.owner().equals("aur_op_enemies_-4")).toList();
    RuleBook without = QueensBooks.of(files(written(withRow(changed)).content()));

    assertThat(hit(book)).isEqualTo(-4);
    assertThat(hit(without)).isEqualTo(-6);
  }

  @Test
  void aRowIsAnEffect() {
    PackFiles files =
        Workbooks.row(
            WORKBOOK,
            "Change power",
            List.of(
                "Comfort",
                "",
                "a card is destroyed",
                "enemy",
                "aur_op_enemies_-4",
                "comfort",
                "",
                "",
                "",
                "allies in lane",
                2,
                "",
                "",
                "",
                "",
                "x"));
    var match =
        Position.standard()
            .card(1, 0, "Y1", "003", 0)
            .card(1, 1, "Y1", "011", 0)
            .card(0, 4, "E1", "007", 0)
            .match(QueensBooks.of(files));

    match.update(context -> Referee.destroy(context, List.of(4)));

    assertThat(Position.at(match, 1, 1).stat(Card.DELTA)).isEqualTo(2);
    assertThat(Position.at(match, 1, 0).stat(Card.DELTA)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "Change power, D8, ends the round in a won lane, RS071 !Change power!D8",
    "Change power, D8, places pawns, RS071 !Change power!D8",
    "Change power, D8, is plaid, RS013 !Change power!D8",
    "Change power, D8, power reaches seven, RS013 !Change power!D8",
    "Scale power, E8, '', RS037 !Scale power!E8",
    "Scale power, E8, any, RS035 !Scale power!E8",
    "Scale power, K8, 1.5, RS005 !Scale power!K8",
    "Destroy cards, D8, wins its lane, RS071 !Destroy cards!D8",
    "Destroy cards, K8, '', RS037 !Destroy cards!K8",
    "Replace an ally, D8, is destroyed, RS071 !Replace an ally!D8",
    "Add to hand, D8, places pawns, RS071 !Add to hand!D8",
    "Add to hand, D8, activated, RS071 !Add to hand!D8",
    "Add to hand, K9, 999, RS022 !Add to hand!K9",
    "Spawn tokens, L9, 999, RS022 !Spawn tokens!L9",
    "Spawn tokens, L9, 007, RS252 !Spawn tokens!L9",
    "Pawns, D8, is destroyed, RS071 !Pawns!D8",
    "Expand, D8, wins its lane, RS071 !Expand!D8",
    "Score, D8, is played, RS071 !Score!D8",
    "Score, D8, power reaches 7, RS071 !Score!D8"
  })
  void whatCouldNeverRunIsFoundAtItsCell(String sheet, String cell, String text, String finding) {
    Diagnostics findings = new Diagnostics();

    new QueensBloodPack().read(Workbooks.cell(WORKBOOK, sheet, cell, text), findings);

    assertThat(findings.all())
        .extracting(one -> one.code().id() + " " + one.location().place())
        .contains(finding);
  }

  @ParameterizedTest
  @ValueSource(strings = {"power reaches 45", "power first reaches -3", "is enfeebled"})
  void eachTriggerOfPlayStartsEachOperation(String trigger) {
    for (String sheet : List.of("Change power", "Destroy cards", "Add to hand", "Expand")) {
      Diagnostics findings = new Diagnostics();

      new QueensBloodPack().read(Workbooks.cell(WORKBOOK, sheet, "D8", trigger), findings);

      assertThat(findings.hasErrors()).as(findings.all().toString()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "is enfeebled | - | Whenever this card's power is lowered for good",
        "is enfeebled | ally | Whenever another ally's power is lowered for good",
        "is first enfeebled | - | When this card is enfeebled for the first time",
        "is first enhanced | enemy | When an enemy is enhanced for the first time",
        "is spawned | other | When another card is spawned",
        "power reaches 7 | - | When this card's power rises from below 7 to 7 or more",
        "power reaches -3 | any | When any card's power rises from below -3 to -3 or more",
        "power first reaches 7 | - | When this card's power first rises from below 7 to 7 or more"
      })
  void theSentenceSaysWhatStartsTheEffect(String when, String whose, String begins) {
    PackFiles files = changing(when, whose == null ? "" : whose, "self", 1);

    String sentence =
        new QueensBloodPack()
            .read(files, new Diagnostics()).effects().stream()
                .filter(effect -> effect.id().equals("added"))
                .findFirst()
                .orElseThrow()
                .sentence();

    assertThat(sentence).isEqualTo(begins + ", raise the power of this card by 1.");
  }

  @Test
  void eachLossOfPowerIsAnsweredAlsoByACardThatIsStillEnhanced() {
    RuleBook book = QueensBooks.of(changing("is enfeebled", "", "allies in lane", 1));
    var match =
        Position.standard().card(1, 0, "Y1", "003", 5).card(1, 1, "Y1", "011", 0).match(book);

    match.update(context -> Referee.modify(context, Grid.tile(1, 0), -1));

    assertThat(Position.at(match, 1, 1).stat(Card.DELTA)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"ally, 1", "enemy, 0", "other, 1", "any, 1"})
  void aPowerThatAnotherCardReachesIsAnswered(String whose, int answered) {
    RuleBook book = QueensBooks.of(changing("power reaches 9", whose, "self", 1));
    var match =
        Position.standard().card(1, 0, "Y1", "003", 0).card(1, 1, "Y1", "011", 0).match(book);

    match.update(context -> Referee.modify(context, Grid.tile(1, 1), 9));
    match.update(context -> Referee.modify(context, Grid.tile(1, 1), -1));

    assertThat(Position.at(match, 1, 0).stat(Card.DELTA)).isEqualTo(answered);
  }

  /** The shipped files with one more row of the card 003. */
  private static PackFiles changing(String when, String whose, String scope, int amount) {
    List<Object> row = new ArrayList<>(List.of("Added", "", when, whose, "aur_op_enemies_-4"));
    row.addAll(List.of("added", "", "", "", scope, amount, "", "", "", "", "x"));
    return Workbooks.row(WORKBOOK, "Change power", row);
  }

  @Test
  void scalingAnswersWhatHappensToItsOwnCard() {
    PackFiles files =
        Workbooks.row(
            WORKBOOK,
            "Scale power",
            List.of(
                "Grim", "", "is enfeebled", "", "aur_op_enemies_-4", "grim", "", "", "", 3, "x"));
    var match = Position.standard().card(1, 0, "Y1", "003", 0).match(QueensBooks.of(files));

    match.update(context -> Referee.modify(context, Grid.tile(1, 0), -1));

    assertThat(Position.at(match, 1, 0).stat(Card.SCALE)).isEqualTo(3);
  }

  @Test
  void aRowCanAnswerOnlyOnce() {
    PackFiles files =
        Workbooks.row(
            WORKBOOK,
            "Change power",
            List.of(
                "Once",
                "",
                "is enfeebled",
                "",
                "aur_op_enemies_-4",
                "once",
                "",
                "",
                "x",
                "self",
                3,
                "",
                "",
                "",
                "",
                "x"));
    var match = Position.standard().card(1, 0, "Y1", "114", 0).match(QueensBooks.of(files));
    var other = Position.standard().card(1, 0, "Y1", "003", 0).match(QueensBooks.of(files));

    match.update(context -> Referee.modify(context, Grid.tile(1, 0), -1));
    other.update(context -> Referee.modify(context, Grid.tile(1, 0), -1));
    other.update(context -> Referee.modify(context, Grid.tile(1, 0), -1));

    assertThat(Position.at(match, 1, 0).stat(Card.DELTA)).isEqualTo(-1);
    assertThat(Position.at(other, 1, 0).stat(Card.DELTA)).isEqualTo(1);
  }

  private TableExport written(List<Effect> rows) {
    return TableExport.of(book, rows, WORKBOOK);
  }

  private List<Effect> withRow(List<Effect> changed) {
    List<Effect> all =
        registry(
            new Registry().change("aur_op_enemies_-4", "on_play", "enemies_on_affected_tiles", -6));
    List<Effect> effects = new ArrayList<>(changed);
    all.stream().filter(effect -> effect.owner().equals("aur_op_enemies_-4")).forEach(effects::add);
    return effects;
  }

  private static int hit(RuleBook book) {
    var match =
        Position.standard()
            .hand("Y", "003")
            .tile(1, 0, "Y2")
            .card(1, 2, "E1", "114", 0)
            .match(book);
    Position.play(match, "Y", "003", 1, 0);
    return (int) Position.at(match, 1, 2).stat(Card.DELTA);
  }

  private static PackFiles files(byte[] bytes) {
    return QueensBooks.withBytes(Map.of(WORKBOOK, bytes));
  }
}
