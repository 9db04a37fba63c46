package dev.runesheet.game.queensblood;

import static dev.runesheet.game.queensblood.Position.at;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.game.queensblood.authoring.CardsWorkbook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryReader;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.Packs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards as an author finds, changes and adds them in the workbook. */
class CardsWorkbookTest {

  private static final String FILE = "data/queens-blood/cards.xlsx";
  private static final String SHEET = "Cards";

  @Test
  void theShippedWorkbookIsWhatTheListIsWrittenAs() {
    Diagnostics findings = new Diagnostics();
    List<CardSource> cards =
        new RegistryReader(new QueensBloodPack().catalog(), findings)
            .readCards("cards.json", String.join("\n", QueensBooks.lines("cards.json")));

    byte[] written = CardsWorkbook.write(FILE, cards, QueensBooks.content().effects());

    assertThat(QueensBooks.SHIPPED.read(FILE)).contains(written);
  }

  @Test
  void aRowIsACard() {
    RuleBook book =
        QueensBooks.of(
            Workbooks.row(
                FILE,
                SHEET,
                List.of(
                    "900",
                    "",
                    "Newcomer",
                    "Regular",
                    1,
                    4,
                    "_____",
                    "__X__",
                    "__WPE",
                    "_____",
                    "_____",
                    "aur_op_allies_-1")));
    Match match =
        Position.standard()
            .hand("Y", "900")
            .card(0, 0, "Y1", "114", 0)
            .card(1, 2, "Y1", "114", 0)
            .match(book);

    Position.play(match, "Y", "900", 1, 0);

    assertThat(at(match, 1, 0).power()).isEqualTo(4);
    assertThat(at(match, 0, 0).stat(Card.DELTA)).isEqualTo(-1);
    assertThat(at(match, 1, 2).stat(Card.DELTA)).isEqualTo(-1);
    assertThat(Board.rank(match.world(), Board.tile(1, 1))).isEqualTo(1);
  }

  @Test
  void mistakesAreFoundAtTheirCells() {
    assertThat(findings(Workbooks.cell(FILE, SHEET, "J9", "__WQ_")))
        .containsExactly("RS070 !Cards!J9");
    assertThat(findings(Workbooks.cell(FILE, SHEET, "J9", "__W_"))).contains("RS070 !Cards!J9");
    assertThat(findings(Workbooks.cell(FILE, SHEET, "H9", "W____")))
        .containsExactly("RS070 !Cards!H9");
    assertThat(findings(Workbooks.cell(FILE, SHEET, "B9", "001")))
        .containsExactly("RS008 !Cards!B9");
    assertThat(findings(Workbooks.cell(FILE, SHEET, "F9", "two"))).contains("RS005 !Cards!F9");
    assertThat(findings(Workbooks.cell(FILE, SHEET, "E9", "Legendary")))
        .contains("RS018 !Cards!E9");
    assertThat(findings(Workbooks.cell(FILE, SHEET, "M10", "aur_op_enemies_-44")))
        .contains("RS022 !Cards!B10");
  }

  private static List<String> findings(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, files, findings);
    return findings.all().stream()
        .filter(one -> one.severity() == dev.runesheet.model.diagnostic.Severity.ERROR)
        .map(one -> one.code().id() + " " + one.location().place())
        .toList();
  }
}
