package dev.runesheet.game.werewolf.state;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Entity;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An instance of an attribute: what a player bears, such as a defense, a disguise, a role, or an
 * attribute that a role invents. It never changes; it ends by leaving play.
 */
public final class Mark extends Entity {

  /** The kind of all such entities. */
  public static final String KIND = "mark";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Map<String, String> words;
  private final MarkType type;
  private final Scope scope;

  /** The mark that an entity's definition describes. */
  public Mark(NewEntity wanted) {
    super(
        wanted.id(),
        wanted.kind(),
        wanted.definition(),
        wanted.name(),
        wanted.controller(),
        wanted.zone(),
        wanted.schema());
    words = read(wanted.definition());
    type = MarkType.of(says("type"));
    scope = Scope.of(says("family"), says("kind"));
  }

  private Mark(Mark other) {
    super(other);
    words = other.words;
    type = other.type;
    scope = other.scope;
  }

  @Override
  public Mark copy() {
    return new Mark(this);
  }

  private static Map<String, String> read(String definition) {
    try {
      return Collections.unmodifiableMap(
          JSON.readValue(definition, new TypeReference<LinkedHashMap<String, String>>() {}));
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException("mark (" + definition + ") cannot be read.", wrong);
    }
  }

  /** Its words as the definition of an entity. */
  public static String write(Map<String, String> words) {
    try {
      return JSON.writeValueAsString(words);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException("words (" + words + ") cannot be written.", impossible);
    }
  }

  /** The sort of attribute. */
  public MarkType getType() {
    return type;
  }

  /** The player who bears it; -1 for none. */
  public int getBearer() {
    return getController();
  }

  /** The entity that has given it; -1 for none. */
  public int getSource() {
    return number("source", -1);
  }

  /** The number of the phase in which it came. */
  public int getSince() {
    return number("since", 0);
  }

  /** A word about it; empty if nothing is said. */
  public String says(String about) {
    return words.getOrDefault(about, "");
  }

  /** True if a word about it is this. */
  public boolean says(String about, String word) {
    return says(about).equals(word);
  }

  /** The names under which the effects are written that it gives to its bearer. */
  public List<String> effectOwners() {
    String name = Slug.of(says("name"));
    return switch (type) {
      case ROLE, EXTRA_ROLE -> List.of(name);
      case CUSTOM -> List.of("attributes/" + name);
      default -> List.of();
    };
  }

  /** True if it lasts so. */
  public boolean lasts(Duration duration) {
    return says("lasts", duration.word());
  }

  /** The rights that it gives in a group; those of a member if it says nothing. */
  public Membership membership() {
    return says("as").isEmpty() ? Membership.MEMBER : Word.of(Membership.class, says("as"));
  }

  private int number(String about, int otherwise) {
    String word = says(about);
    return word.isEmpty() ? otherwise : Integer.parseInt(word);
  }

  /** True if it is about abilities such as an attempt is a use of. */
  public boolean covers(Attempt attempt) {
    return scope.covers(attempt);
  }

  /** The exactness with which it says what it is about: 0 for everything. */
  public int narrowness() {
    return scope.narrowness();
  }
}
