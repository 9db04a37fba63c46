package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.game.queensblood.authoring.EffectsWorkbook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.game.queensblood.authoring.RecordedQueens;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.RecordedGames;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The registry and its workbook say and play the same. */
class EffectsWorkbookTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/effects.drl.xlsx";

  private final EffectsWorkbook workbook = new EffectsWorkbook(new QueensBloodPack().catalog());
  private final List<Effect> effects = registry(new Registry());

  private static List<Effect> registry(Registry registry) {
    Diagnostics findings = new Diagnostics();
    return new QueensBloodPack().read(QueensBooks.with(registry.texts()), findings).effects();
  }

  @Test
  void theShippedWorkbookIsWhatTheRegistryIsWrittenAs() {
    assertThat(QueensBooks.SHIPPED.read(WORKBOOK)).contains(workbook.write(WORKBOOK, effects));
    assertThat(QueensBooks.SHIPPED.read(WORKBOOK + ".properties"))
        .contains(workbook.properties(WORKBOOK, effects).getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void everyShippedEffectIsARowOfItsSheet() {
    List<Diagnostic> left = new ArrayList<>();
    int rows =
        workbook.tables(WORKBOOK, effects, left).stream()
            .mapToInt(table -> table.rows().size())
            .sum();

    assertThat(left).isEmpty();
    assertThat(rows).isGreaterThanOrEqualTo(92);
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
    RuleBook book = QueensBooks.of(files(workbook.write(WORKBOOK, effects)));
    assertThat(book.effects()).hasSize(effects.size());
    List<Effect> changed =
        effects.stream().filter(effect -> !effect.owner().equals("aur_op_enemies_-4")).toList();
    RuleBook without = QueensBooks.of(files(workbook.write(WORKBOOK, withRow(changed))));

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
                "allies in lane,2",
                "",
                "",
                "x"));
    var match =
        Position.standard()
            .card(1, 0, "Y1", "003", 0)
            .card(1, 1, "Y1", "011", 0)
            .card(0, 4, "E1", "007", 0)
            .match(QueensBooks.of(files));

    match.direct(context -> Referee.destroy(context, List.of(4)));

    assertThat(Position.at(match, 1, 1).stat(Card.DELTA)).isEqualTo(2);
    assertThat(Position.at(match, 1, 0).stat(Card.DELTA)).isEqualTo(2);
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
