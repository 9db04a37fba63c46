package dev.runesheet.spi.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Causes of what a game's own classes throw, which may form a circle. */
class CausesTest {

  private final RuntimeException inner = new IllegalStateException("inner");
  private final RuntimeException outer = new RuntimeException("outer", inner);

  @Test
  void theyComeFromTheOutermostToTheRoot() {
    assertThat(Causes.of(outer)).containsExactly(outer, inner);
    assertThat(Causes.root(outer)).isSameAs(inner);
    assertThat(Causes.of(null)).isEmpty();
  }

  @Test
  void ofACircleEachComesOnce() {
    inner.initCause(outer);
    Assertions.assertTimeoutPreemptively(
        Duration.ofMinutes(1),
        () -> {
          assertThat(Causes.of(outer)).containsExactly(outer, inner);
          assertThat(FailedRule.in(outer)).isNull();
          assertThat(ActionFailure.in(outer)).isNull();
          assertThat(OwnRuleFailure.in(outer)).isNull();
          assertThat(MissingEntity.isCauseOf(outer)).isFalse();
        });
  }
}
