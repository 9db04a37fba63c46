package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardProperty;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.language.strings.words.Worded;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.Property;

/** A kind of cards that effect strings name, and where its cards are. */
enum Kind implements Word, Worded {
  /** Citizens. */
  CITIZEN(ValeriaScope.CITIZENS, ValeriaScope.FACE_UP_CITIZENS, ValeriaScope.CENTRE_CITIZENS),
  /** Domains. */
  DOMAIN(ValeriaScope.DOMAINS, ValeriaScope.FACE_UP_DOMAINS, ValeriaScope.CENTRE_DOMAINS),
  /** Monsters, which are never face-down; events that are monsters lie in their grid, too. */
  MONSTER(ValeriaScope.MONSTERS, ValeriaScope.MONSTERS, ValeriaScope.GRID_MONSTERS),
  /** Nobles, which nobody names once they are owned. */
  NOBLE(ValeriaScope.CENTRE_NOBLES, ValeriaScope.CENTRE_NOBLES, ValeriaScope.CENTRE_NOBLES);

  private final ValeriaScope owned;
  private final ValeriaScope faceUp;
  private final ValeriaScope centre;

  Kind(ValeriaScope owned, ValeriaScope faceUp, ValeriaScope centre) {
    this.owned = owned;
    this.faceUp = faceUp;
    this.centre = centre;
  }

  @Override
  public String words() {
    return word();
  }

  /** The cards of the kind that somebody owns. */
  Selector.Group owned(Role of) {
    return Scopes.group(owned, of);
  }

  /** The face-up cards of the kind that a player has who is looked at or chosen. */
  Selector.Group faceUp() {
    return Scopes.group(faceUp, Role.TARGET);
  }

  /** The cards of the kind in the centre that can be reached; only monsters have types. */
  Selector.Group centre(String type) {
    Condition monster = new Condition.Is(Role.TARGET, Property.KIND, word());
    if (this != MONSTER) {
      return Scopes.group(centre);
    }
    return type.isEmpty()
        ? Scopes.group(centre, monster)
        : Scopes.group(centre, monster, new Condition.Is(Role.TARGET, CardProperty.TYPE, type));
  }
}
