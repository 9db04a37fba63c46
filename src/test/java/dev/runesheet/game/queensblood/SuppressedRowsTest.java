package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.MadeUpSuppressor;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Rows of the workbook of effects are out of force while something suppresses them, and in force
 * again afterwards, whether Runesheet or plain Drools compiles them; so are effects of the
 * registry.
 */
@Tag("thorough")
class SuppressedRowsTest {

  /** Where effects are written, and who compiles them. */
  private enum Source {
    ROWS,
    PLAIN_ROWS,
    REGISTRY
  }

  /** A card without an effect. */
  private static final String GUARD = "001";

  @ParameterizedTest
  @EnumSource(Source.class)
  void anAura(Source source) {
    Position position =
        Position.standard()
            .card(2, 4, "E1", GUARD, 0)
            .card(1, 1, "Y1", "027", 0)
            .card(0, 1, "Y1", "114", 0);
    Match match = position.match(book("aur_wip_all_-1", source));
    double weakened = power(match, 0, 1);

    MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);
    suppressor.comes();
    assertThat(power(match, 0, 1)).isEqualTo(weakened + 1);
    suppressor.leaves();
    assertThat(power(match, 0, 1)).isEqualTo(weakened);
    suppressor.comes();
    assertThat(power(match, 0, 1)).isEqualTo(weakened + 1);
  }

  @ParameterizedTest
  @EnumSource(Source.class)
  void scaling(Source source) {
    Position position =
        Position.standard()
            .card(2, 4, "E1", GUARD, 0)
            .card(1, 1, "Y1", "095", 0)
            .card(0, 4, "Y1", "114", 1);
    Match match = position.match(book("scale_wip_self_enh_ally_per2", source));
    double raised = power(match, 1, 1);

    MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);
    suppressor.comes();
    assertThat(power(match, 1, 1)).isEqualTo(raised - 2);
    suppressor.leaves();
    assertThat(power(match, 1, 1)).isEqualTo(raised);
  }

  @ParameterizedTest
  @EnumSource(Source.class)
  void whatAnswersAnEvent(Source source) {
    Position position =
        Position.standard()
            .card(2, 4, "E1", GUARD, 0)
            .card(1, 1, "Y1", "047", 0)
            .card(0, 0, "Y1", "114", 0)
            .card(0, 1, "Y1", "114", 0)
            .card(0, 2, "Y1", "114", 0);
    Match match = position.match(book("scale_on_destroy_all_per1", source));

    MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);
    suppressor.comes();
    assertThat(scaleAfterDestroying(match, 0)).isZero();
    suppressor.leaves();
    assertThat(scaleAfterDestroying(match, 1)).isEqualTo(1);
    suppressor.comes();
    assertThat(scaleAfterDestroying(match, 2)).isEqualTo(1);
  }

  private static double power(Match match, int lane, int column) {
    return Position.at(match, lane, column).stat(CardStats.POWER);
  }

  private static double scaleAfterDestroying(Match match, int column) {
    match.update(context -> Referee.destroy(context, List.of(Grid.tile(0, column))));
    return Position.at(match, 1, 1).stat(Card.SCALE);
  }

  private static RuleBook book(String effect, Source source) {
    PackFiles sources =
        source == Source.REGISTRY ? QueensBooks.with(new Registry().texts()) : QueensBooks.SHIPPED;
    PackFiles files = MadeUpSuppressor.in(sources, QueensBlood.ID, effect, GUARD);
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(new QueensBloodPack(), files, findings);
    assertThat(findings.hasErrors()).as(findings.all().toString()).isFalse();
    return source == Source.PLAIN_ROWS
        ? PlainDrools.book(built, files, List.copyOf(PlainDrools.workbooks(built)), false)
        : Packs.compile(built, findings);
  }
}
