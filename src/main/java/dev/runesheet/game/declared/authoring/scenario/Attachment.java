package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Optional;

/** A card attached to another one, its holder, in a position or an expectation. */
@ShortForm(value = "card", usual = true)
record Attachment(
    @Doc("The card.") @Ref(WordList.CARD) String card,
    @Doc(
            "Whose it is. If left out, it is laid as its holder's, so nobody's on a card of nobody,"
                + " and expected as anyone's.")
        Optional<@Ref(WordList.PLAYER) String> owner) {

  /**
   * The cards attached to one, in order.
   *
   * @param all if those that are their holder's say so, too
   */
  static List<Attachment> of(Match match, Entity holder, boolean all) {
    return Attached.of(match.world(), holder).stream().map(one -> of(one, holder, all)).toList();
  }

  private static Attachment of(Entity card, Entity holder, boolean all) {
    int whose = card.getController();
    boolean told = whose >= 0 && (all || whose != holder.getController());
    return new Attachment(
        card.getDefinition(), told ? Optional.of(names().get(whose)) : Optional.empty());
  }

  private static List<String> names() {
    return TableGiven.names(Seats.MOST);
  }

  /** The seat of its player; nobody's if it does not say whose it is. */
  int seat() {
    return owner.map(names()::indexOf).orElse(DeclaredCatalog.NOBODY);
  }

  /** The card without its player, unless that is asked. */
  Attachment asked(Attachment wanted) {
    return wanted.owner.isEmpty() ? new Attachment(card, Optional.empty()) : this;
  }

  /** True if it is as expected. */
  boolean fits(Attachment wanted) {
    return asked(wanted).equals(wanted);
  }

  /** True if the same card is expected, whosever. */
  boolean named(Attachment wanted) {
    return card.equals(wanted.card);
  }
}
