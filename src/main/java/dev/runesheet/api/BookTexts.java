package dev.runesheet.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.rules.BaseTexts;
import dev.runesheet.engine.rules.RuleHash;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.kie.api.KieBase;

/** The texts of a book's rules, as their sources are written, and their hash. */
final class BookTexts {

  private final Supplier<List<RuleSource>> unread;
  private volatile List<RuleSource> written;
  private final Supplier<String> unhashed;
  private volatile String hash;

  /**
   * Texts whose hash is known.
   *
   * @param unread gives them when they are needed
   */
  BookTexts(Supplier<List<RuleSource>> unread, String hash) {
    this.unread = unread;
    this.unhashed = () -> hash;
    this.hash = hash;
  }

  /** Texts whose hash is worked out when it is needed: they are long, and few books are asked. */
  BookTexts(List<RuleSource> written, JsonNode catalog) {
    this.unread = () -> written;
    this.unhashed = () -> RuleHash.of(written, catalog);
  }

  /** The texts that a base holds now; asking for them throws, if it does not hold all. */
  static Supplier<List<RuleSource>> of(Game game, KieBase base) {
    Optional<List<RuleSource>> held = BaseTexts.of(base);
    return () ->
        held.orElseThrow(
            () ->
                new IllegalStateException(
                    "rules of "
                        + game.id()
                        + " cannot be extended: their KieBase does not hold the texts of all its"
                        + " rules in Drools' rule language, as one of an executable model does not."
                        + " Take the book from these texts, by RuleBook.compile or PackedGame.load."));
  }

  /** All texts. */
  List<RuleSource> written() {
    List<RuleSource> known = written;
    if (known == null) {
      known = unread.get();
      written = known;
    }
    return known;
  }

  /** Their hash with that of the catalog. */
  String hash() {
    String known = hash;
    if (known == null) {
      known = unhashed.get();
      hash = known;
    }
    return known;
  }
}
