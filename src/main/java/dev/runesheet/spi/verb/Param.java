package dev.runesheet.spi.verb;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The declaration of one parameter of a verb: an {@code Entity}, a {@code double}, an {@code int},
 * a {@code String} or a public enum of {@link dev.runesheet.spelling.Word}s, whose words are then
 * the only ones that fit.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface Param {

  /** Its name in sources. */
  String value();

  /** One line of documentation. */
  String doc();

  /** The list of the game's vocabulary that words are taken from, for example {@code stat}. */
  String words() default "";

  /**
   * The beginning of a scope's name, for a word by which the verb looks into a scope: with {@code
   * "own "} it looks for a zone {@code hand} into {@code own hand}. The check tells where the game
   * has no such scope; without it, nothing is known of the scopes of the verb.
   */
  String scope() default "";

  /** For an {@code Entity}: what it must be. */
  Accepts accepts() default Accepts.ANY;

  /**
   * The smallest constant allowed. What a program works out may be less: the verb itself must then
   * take or refuse it.
   */
  double min() default -Double.MAX_VALUE;

  /** The largest constant allowed; what a program works out may be more. */
  double max() default Double.MAX_VALUE;

  /** True if an amount below 0 does the opposite of what the verb says: the checks warn of it. */
  boolean turnsBelowZero() default false;

  /** A constant with which the verb changes nothing: the checks warn of it; by default, none. */
  double idle() default Double.NaN;

  /**
   * What an entity must be for a verb. Games that tell cards, players and the game itself apart, as
   * declared games do, check the targets of effects by it; the engine itself checks nothing.
   */
  enum Accepts {
    /** Any entity, if it has the numbers that the verb writes. */
    ANY("entity"),
    /** A player, or a card that one controls: anything but the game itself. */
    OWNED("player or card"),
    /** A player. */
    PLAYER("player"),
    /** A card. */
    CARD("card"),
    /** A card that no other parameter before it names. */
    ANOTHER_CARD("another card");

    private final String says;

    Accepts(String says) {
      this.says = says;
    }

    /** It in words, without an article. */
    public String says() {
      return says;
    }
  }
}
