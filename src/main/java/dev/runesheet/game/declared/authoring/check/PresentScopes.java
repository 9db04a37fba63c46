package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.word.CardCounts;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Body;
import dev.runesheet.model.Body.Layer;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Presence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The check that as many entities as an effect asks for while it is in force can be there, and need
 * not be, and that there may be more or fewer of those for each of which it counts, and some of
 * those whom it reaches.
 */
record PresentScopes(ScopeCounts counts, PartPlaces places, Diagnostics findings) {

  /** The findings about effects that ask for more cards than the decks of the game have. */
  static List<Finding> ofDecks(
      Collection<Effect> effects, DeclaredCatalog catalog, PartPlaces places, Diagnostics told) {
    ScopeCounts counts = new ScopeCounts(catalog, Optional.of(CardCounts.of(catalog, effects)));
    List<Finding> doubts = new ArrayList<>();
    for (Effect effect : effects) {
      Diagnostics own = new Diagnostics();
      new PresentScopes(counts, places, own).check(effect);
      own.all().stream()
          .filter(one -> !told.areAt(one.location()))
          .map(one -> new Finding(one, List.of(effect.id())))
          .forEach(doubts::add);
    }
    return doubts;
  }

  /** Checks an effect of a card, a status or a rule. */
  void check(Effect effect) {
    if (effect.body() instanceof Body.Modify change) {
      counted(effect, change);
    }
    effect
        .body()
        .presence()
        .ifPresent(
            asked ->
                counts
                    .seenBy(effect, asked.scope())
                    .ifPresent(range -> check(effect, asked, range)));
  }

  private void check(Effect effect, Presence asked, Range range) {
    if (asked.atLeast() > range.high()) {
      int most = (int) range.high();
      String there = "there are " + (range.low() < most ? "at most " : "") + most;
      String fewer = most == 1 ? "1" : "a number from 1 to " + most;
      tell(effect, "at least", asked.atLeast(), there, most == 0 ? "another scope" : fewer);
    } else if (asked.atMost() < range.low()) {
      int least = (int) range.low();
      String there = range.high() == least ? "there are " + least : "it is one itself";
      tell(effect, "at most", asked.atMost(), there, "a number from " + least);
    } else if (asked.atLeast() <= range.low()
        && (asked.atMost() == Presence.ANY || asked.atMost() >= range.high())) {
      always(effect, "while/of", asked.scope(), range, "while");
    } else if (asked.atMost() == 0) {
      nobody(effect, asked.scope());
    }
  }

  /** Checks that an effect neither reaches nor counts those of whom there are none then. */
  private void nobody(Effect effect, String none) {
    if (effect.body() instanceof Body.Modify change) {
      nobody(effect, none, "of", change.scope());
      nobody(effect, none, "for each", change.per());
    } else if (effect.body() instanceof Body.Suppress suppress) {
      nobody(effect, none, "suppresses", suppress.scope());
    }
  }

  private void nobody(Effect effect, String none, String part, String scope) {
    if (scope.equals(none)) {
      findings.error(
          Code.NEVER_FIRES,
          places.change(effect, part),
          Words.quote(scope) + ", of which there are none while it is in force",
          "another scope than that of 'while'");
    }
  }

  /** Checks what a change counts; what bounds or sets a number asks only whether there is any. */
  private void counted(Effect effect, Body.Modify change) {
    boolean any = change.layer() != Layer.ADD && change.layer() != Layer.MULTIPLY;
    boolean self = change.per().equals(HolderScope.SELF);
    Optional<Range> there = self ? Optional.of(Range.at(1)) : counts.seenBy(effect, change.per());
    there
        .filter(range -> range.low() >= 1 && (any || range.high() <= 1))
        .ifPresent(range -> always(effect, "for each", change.per(), range, "for each"));
  }

  private void always(Effect effect, String part, String scope, Range range, String field) {
    findings.error(
        Code.NO_CHANGE,
        places.change(effect, part),
        Words.quote(scope)
            + ", of which there are always "
            + Numerals.within(range.low(), range.high()),
        "a scope of which there can be more or fewer, or no " + Words.quote(field));
  }

  private void tell(Effect effect, String bound, int number, String there, String expected) {
    String scope = effect.body().presence().orElseThrow().scope();
    findings.error(
        Code.NEVER_FIRES,
        places.change(effect, "while/" + bound),
        number + " of " + Words.quote(scope) + ", of which " + there,
        expected);
  }
}
