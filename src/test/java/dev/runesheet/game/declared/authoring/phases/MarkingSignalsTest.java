package dev.runesheet.game.declared.authoring.phases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Signals of marks in games with verbs of others, which may signal what they do not say. */
class MarkingSignalsTest {

  private final MarkingSignals signals = new MarkingSignals(Set.of("turn-around"), Set.of(), true);

  @Test
  void aWordMuchLikeAKnownOneIsInDoubt() {
    assertThat(signals.found("turn-aruond", SourceLocation.NONE))
        .get()
        .extracting(Diagnostic::code, Diagnostic::suggestion)
        .containsExactly(Code.NAME_NEAR, "did you mean 'turn-around'?");
  }

  @Test
  void anotherWordIsAccepted() {
    assertThat(signals.found("thunder", SourceLocation.NONE)).isEmpty();
  }
}
