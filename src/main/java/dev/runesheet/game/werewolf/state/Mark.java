package dev.runesheet.game.werewolf.state;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import dev.runesheet.game.werewolf.word.Danger;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Defense;
import dev.runesheet.game.werewolf.word.DisguiseStrength;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.VoteCount;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An instance of an attribute: what a player bears, such as a defense, a disguise, a role, or an
 * attribute that a role invents. It never changes; it ends by leaving play.
 */
public final class Mark extends Entity {

  /** The kind of all such entities. */
  public static final String KIND = "mark";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final ObjectReader WORDS = JSON.readerForMapOf(String.class);

  private final Map<Detail, String> words;
  private final MarkType type;
  private final CoveredAbilities scope;

  /**
   * The mark that an entity's definition describes.
   *
   * @throws IllegalArgumentException if no mark tells such details
   */
  public Mark(NewEntity wanted) {
    super(
        wanted.id(),
        wanted.kind(),
        wanted.definition(),
        wanted.name(),
        wanted.controller(),
        wanted.zone(),
        wanted.schema());
    Map<String, String> told = read(wanted.definition());
    type = MarkType.of(told.get(Detail.TYPE.word()));
    words = type.read(told);
    scope = CoveredAbilities.of(says(Detail.FAMILY), says(Detail.KIND));
    read();
  }

  private Mark(Mark other) {
    super(other);
    words = other.words;
    type = other.type;
    scope = other.scope;
  }

  /** Reads what is no text, so that a damaged mark is refused. */
  private void read() {
    List.of(getSource(), getSince(), duration());
    switch (type) {
      case DEFENSE -> List.of(defense(), danger(), helps(Daytime.DAY));
      case DISGUISE -> strength();
      case MEMBERSHIP -> membership();
      case MANIPULATION -> List.of(voteCount(), votes(0));
      case TARGET -> players(Detail.AT);
      case NOTICE -> players(Detail.TO);
      default -> {}
    }
  }

  @Override
  public Mark copy() {
    return new Mark(this);
  }

  private static Map<String, String> read(String definition) {
    try {
      return WORDS.readValue(definition);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException("mark (" + definition + ") cannot be read.", wrong);
    }
  }

  /** The details of a mark as the definition of an entity. */
  public static String write(Map<Detail, String> words) {
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
    return number(Detail.SOURCE, -1);
  }

  /** The number of the phase in which it came. */
  public int getSince() {
    return number(Detail.SINCE, 0);
  }

  /** A detail of it; empty if it does not tell it. */
  public String says(Detail detail) {
    return words.getOrDefault(detail, "");
  }

  /** True if a detail of it is this. */
  public boolean says(Detail detail, String word) {
    return says(detail).equals(word);
  }

  /** The names under which the effects are written that it gives to its bearer. */
  public List<String> effectOwners() {
    String name = Slug.of(says(Detail.NAME));
    return switch (type) {
      case ROLE, EXTRA_ROLE -> List.of(name);
      case CUSTOM -> List.of("attributes/" + name);
      default -> List.of();
    };
  }

  /** True if it lasts so. */
  public boolean lasts(Duration duration) {
    return says(Detail.LASTS, duration.word());
  }

  /** The duration; empty if it tells none. */
  Optional<Duration> duration() {
    return Optional.ofNullable(word(Duration.class, Detail.LASTS, null));
  }

  /** The rights that it gives in a group; those of a member if it tells nothing. */
  public Membership membership() {
    return word(Membership.class, Detail.AS, Membership.MEMBER);
  }

  /** The kind of a defense. */
  public Defense defense() {
    return word(Defense.class, Detail.HOW, null);
  }

  /** The danger that a defense is from. */
  public Danger danger() {
    return Danger.titled(says(Detail.FROM));
  }

  /** True if a defense helps at this daytime. */
  public boolean helps(Daytime daytime) {
    return word(Daytime.class, Detail.DURING, daytime) == daytime;
  }

  /** True if somebody is absent at a player's. */
  public boolean isAt(int player) {
    return says(Detail.AT, "" + player);
  }

  /** The strength of a disguise. */
  public DisguiseStrength strength() {
    return word(DisguiseStrength.class, Detail.KIND, null);
  }

  /** The number by which votes count that a manipulation changes. */
  public VoteCount voteCount() {
    return word(VoteCount.class, Detail.WHICH, null);
  }

  /** The number as a manipulation makes it. */
  public int votes(int before) {
    String value = says(Detail.VALUE);
    return value.startsWith(VoteCount.MORE)
        ? before + Listed.number(value.substring(VoteCount.MORE.length()))
        : Listed.number(value);
  }

  /** The players whose numbers a detail lists; none if it does not tell it. */
  public List<Integer> players(Detail detail) {
    return Listed.numbers(says(detail));
  }

  private <W extends Enum<W> & Word> W word(Class<W> type, Detail detail, W otherwise) {
    return says(detail).isEmpty() ? otherwise : Word.of(type, says(detail));
  }

  private int number(Detail detail, int otherwise) {
    return says(detail).isEmpty() ? otherwise : Listed.number(says(detail));
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
