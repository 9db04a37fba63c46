package dev.runesheet.table.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Roles;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The columns of a workbook of effects that is begun. */
class BegunColumnsTest {

  @Test
  void nothingIsAttachedToItself() {
    assertThat(headings(List.of("self", "opponent")))
        .contains("Attach holder to opponent", "Let opponent and holder change places")
        .doesNotContain("Attach holder to holder", "Let opponent and opponent change places");
  }

  @Test
  void noColumnIsAboutARoleThatNobodyHas() {
    assertThat(headings(List.of("self")))
        .contains("If holder's stat is above")
        .noneMatch(heading -> heading.contains("opponent"));
  }

  @Test
  void whereCellsNameTheTargetAVerbHasOneColumn() {
    assertThat(headings(List.of("self", "opponent", "owner"), Roles.Place.CELL))
        .contains("Attach a target to a target", "If owner's stat is above")
        .doesNotContain("Attach holder to opponent");
  }

  private static List<String> headings(List<String> roles) {
    return headings(roles, Roles.Place.HEADING);
  }

  private static List<String> headings(List<String> roles, Roles.Place place) {
    Vocabulary words =
        new Vocabulary(
            VerbCatalog.of(List.of(PlacingVerbs.class)),
            List.of("turn starts"),
            List.of("health"),
            roles,
            List.of("old"),
            List.of("allies"),
            Map.of(Vocabulary.OWNERS, List.of("game")));
    return new EffectFamily(
            "Effects", "rules.some.effects", words, place, "", UnaryOperator.identity())
        .begun().columns().stream().map(Column::label).toList();
  }
}
