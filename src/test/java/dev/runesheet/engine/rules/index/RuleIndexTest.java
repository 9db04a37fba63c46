package dev.runesheet.engine.rules.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kie.api.KieBase;
import org.kie.api.io.ResourceType;
import org.kie.internal.utils.KieHelper;

/** What the metadata of rules that are written by hand says of effects. */
class RuleIndexTest {

  private static KieBase rule(String metadata) {
    return new KieHelper()
        .addContent(
            """
            package own;
            import dev.runesheet.spi.fact.Reaction;

            rule "toll"
              @Owner( bridge ) @When( "turn starts" ) %s
            when
              $r : Reaction( block == "bridge/toll" )
            then
              $r.goTo("");
            end
            """
                .formatted(metadata),
            ResourceType.DRL)
        .build();
  }

  @ParameterizedTest
  @CsvSource({
    "'', OWN, LIVE",
    "@Whose( ally ), ALLY, LIVE",
    "@Whose( any ) @Need( last_known ), ANY, LAST_KNOWN"
  })
  void wordsOfMetadataSayWhomAnEffectWatchesAndWhatItNeeds(
      String metadata, Watch watch, Need need) {
    EffectDefinition effect =
        new RuleIndex(rule(metadata), RuleObserver.NONE).effect("bridge/toll");

    assertThat(effect.watch()).isEqualTo(watch);
    assertThat(effect.need()).isEqualTo(need);
  }

  @Test
  void anotherWordIsRefusedWithItsRuleAndTheWordsThatThereAre() {
    KieBase base = rule("@Whose( allies )");

    assertThatThrownBy(() -> new RuleIndex(base, RuleObserver.NONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "@Whose of rule (toll) is not right: word (allies) is none of Watch; expected one of"
                + " own, ally, enemy, other, any.");
  }
}
