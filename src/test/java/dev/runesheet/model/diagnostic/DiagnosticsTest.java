package dev.runesheet.model.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A collection of findings knows at which places something is told. */
class DiagnosticsTest {

  private static final String FILE = "cards.yaml";

  private final Diagnostics findings = new Diagnostics();

  @Test
  void aFindingIsToldAtItsPlaceAndAtAllValuesAroundIt() {
    tell("/cards/a/effects/0/by");
    for (String outer : List.of("", "/cards", "/cards/a", "/cards/a/effects/0/by")) {
      assertThat(findings.areAt(at(outer))).as(outer).isTrue();
    }
    for (String other : List.of("/cards/a/effects/0/by/x", "/cards/ab", "/card", "/cards/b")) {
      assertThat(findings.areAt(at(other))).as(other).isFalse();
    }
    assertThat(findings.areAt(SourceLocation.pointer("decks.yaml", "/cards"))).isFalse();
  }

  @Test
  void aCharacterOfAValueIsBelowTheValuesAroundItAlone() {
    findings.error(Code.WRONG_TYPE, at("/cards/a").character(3), "x", "y");
    assertThat(findings.areAt(at("/cards"))).isTrue();
    assertThat(findings.areAt(at("/cards/a"))).isFalse();
    assertThat(findings.areAt(at("/cards/a").character(3))).isTrue();
    assertThat(findings.areAt(at("/cards/a").character(4))).isFalse();
  }

  @Test
  void whatIsTakenBackIsToldNoMore() {
    tell("/a/b");
    assertThat(findings.areAt(at("/a"))).isTrue();
    findings.withdraw(Code.WRONG_TYPE, at("/a/b"), "y");
    assertThat(findings.areAt(at("/a"))).isFalse();
    tell("/a/c");
    assertThat(findings.areAt(at("/a"))).isTrue();
    findings.removeIf(one -> true);
    assertThat(findings.areAt(at("/a"))).isFalse();
    tell("/a/d");
    assertThat(findings.areAt(at("/a"))).isTrue();
  }

  @Test
  void anUnknownFieldOfAnEntryMayMeanTheOneThatItIsNearToOrAny() {
    findings.unknownWord(
        Code.UNKNOWN_FIELD, at("/cards/a/abilites"), "abilites", List.of("abilities"));
    assertThat(findings.misspelt(at("/cards/a"), "abilities")).isTrue();
    assertThat(findings.misspelt(at("/cards/a"), "kind")).isFalse();
    assertThat(findings.misspelt(at("/cards"), "abilities")).isFalse();
    findings.unknownWord(Code.UNKNOWN_FIELD, at("/cards/a/zzyzx"), "zzyzx", List.of("abilities"));
    assertThat(findings.misspelt(at("/cards/a"), "kind")).isTrue();
    assertThat(findings.isWrong(at("/cards/b"), "kind")).isFalse();
  }

  private void tell(String pointer) {
    findings.error(Code.WRONG_TYPE, at(pointer), "x", "y");
  }

  private static SourceLocation at(String pointer) {
    return SourceLocation.pointer(FILE, pointer);
  }
}
