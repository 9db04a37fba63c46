package dev.runesheet.analysis;

import static dev.runesheet.analysis.Effects.above;
import static dev.runesheet.analysis.Effects.act;
import static dev.runesheet.analysis.Effects.add;
import static dev.runesheet.analysis.Effects.below;
import static dev.runesheet.analysis.Effects.effect;
import static dev.runesheet.analysis.Effects.stat;
import static dev.runesheet.analysis.Effects.when;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.verb.EventRaise;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the tests of the analysis share: what is known of a duel, verbs that raise events, and what
 * is found.
 */
final class Duels {

  static final Knowledge DUEL =
      Knowledge.NONE
          .with(Knowledge.TRIGGERS, Set.of("turn starts", "turn ends"))
          .with(Knowledge.OWNERS, Set.of("mode", "mage", "fighter"))
          .with(Knowledge.SHARED, Set.of("mode"));

  static final Effect DEATH =
      effect("death", "health changes", when(below("health", 1), act("lose", Role.SELF)));
  static final Effect BURN =
      effect(
          "burn",
          "turn starts",
          when(
              above("burn", 0),
              act("damage", Role.SELF, stat("burn")),
              add(Role.SELF, "burn", -1)));

  static List<Finding> findings(Effect... effects) {
    return Analysis.of(List.of(effects), DUEL, PartPlaces.MODEL);
  }

  static List<FindingCode> codes(Effect... effects) {
    return findings(effects).stream().map(finding -> finding.diagnostic().code()).toList();
  }

  static final VerbSpec HURT = verb("hurt", "is hurt", "reaches ");
  static final VerbSpec CALL = verb("call", "arrives", "calls");

  static final VerbSpec BRING =
      new VerbSpec(
          "bring",
          "bring",
          List.of(),
          Set.of(Verb.Change.PLACE),
          Optional.empty(),
          List.of(
              new EventRaise(
                  List.of("arrives", "is hurt"), "", Raises.Sign.ABOVE, "", List.of("card"))),
          "",
          false,
          false,
          false,
          "bring",
          "bring",
          "",
          "",
          "bring",
          "x.Bring",
          "perform");

  static VerbSpec verb(String name, String below, String always) {
    return new VerbSpec(
        name,
        name,
        List.of(),
        Set.of(Verb.Change.PLACE),
        Optional.empty(),
        List.of(
            new EventRaise(List.of(below), "amount", Raises.Sign.BELOW, "", List.of()),
            new EventRaise(List.of(always), "", Raises.Sign.ABOVE, "", List.of())),
        "",
        false,
        false,
        false,
        name,
        name,
        "",
        "",
        name,
        "x.Hurt",
        "perform");
  }

  static Map<String, Argument> amount(double number) {
    return Map.of("amount", Value.of(number));
  }

  static List<String> found(Knowledge knowledge, Effect... effects) {
    return Analysis.of(List.of(effects), knowledge, PartPlaces.MODEL).stream()
        .map(one -> one.diagnostic().code() + " " + String.join(" ", one.effects()))
        .toList();
  }

  private Duels() {}
}
