package dev.runesheet.game.werewolf.role;

import static java.util.stream.Collectors.toUnmodifiableMap;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.StandardAttribute;
import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.setup.RecordJson;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The catalog that a game is set up from.
 *
 * @param roles by name
 * @param attributes attributes whose bearers can do something by them, by name
 * @param groups groups whose members vote each night, by name
 * @param polls types of polls besides those that all know, by name: the id of what their winner
 *     meets; empty if nothing does
 * @param met what winners of polls meet
 * @param teams for teams that win in a way of their own: the attribute that all living others have
 * @param lists role lists by name, for games of different sizes
 * @param offices the extra roles that winners of elections get: each the first that nobody alive
 *     has
 * @param names the names that role texts use without defining what is called so
 * @param byEffect all abilities by the id of their effect, derived from the others
 */
public record WolfCatalog(
    Map<String, RoleType> roles,
    Map<String, RoleType> attributes,
    Map<String, String> groups,
    Map<String, String> polls,
    List<RoleAbility> met,
    Map<String, String> teams,
    Map<String, List<String>> lists,
    List<String> offices,
    Names names,
    @JsonIgnore Map<String, RoleAbility> byEffect) {

  /** Reads a catalog without what winners of polls meet, offices, or names, too. */
  public WolfCatalog {
    met = List.copyOf(Objects.requireNonNullElse(met, List.of()));
    offices = List.copyOf(Objects.requireNonNullElse(offices, List.of()));
    names = Objects.requireNonNullElse(names, Names.NONE);
    byEffect =
        abilities(roles, attributes, met)
            .collect(toUnmodifiableMap(RoleAbility::id, one -> one, (first, later) -> first));
  }

  /** A catalog of what is declared. */
  public WolfCatalog(
      Map<String, RoleType> roles,
      Map<String, RoleType> attributes,
      Map<String, String> groups,
      Map<String, String> polls,
      List<RoleAbility> met,
      Map<String, String> teams,
      Map<String, List<String>> lists,
      List<String> offices,
      Names names) {
    this(roles, attributes, groups, polls, met, teams, lists, offices, names, null);
  }

  /**
   * Names that role texts use, and that need no definition, in order.
   *
   * @param attributes attributes that abilities bring or ask for
   * @param groups groups that players join or abilities ask for
   */
  public record Names(SortedSet<String> attributes, SortedSet<String> groups) {

    /** No names. */
    public static final Names NONE = new Names(new TreeSet<>(), new TreeSet<>());

    /** Copies the names. */
    public Names {
      attributes = Collections.unmodifiableSortedSet(new TreeSet<>(attributes));
      groups = Collections.unmodifiableSortedSet(new TreeSet<>(groups));
    }
  }

  /** The attributes that are known: standard ones, and those of role texts. */
  public SortedSet<String> attributeNames() {
    SortedSet<String> all = new TreeSet<>(names.attributes());
    all.addAll(StandardAttribute.words());
    all.addAll(attributes.keySet());
    return all;
  }

  /** The groups that are known. */
  public SortedSet<String> groupNames() {
    SortedSet<String> all = new TreeSet<>(names.groups());
    all.addAll(groups.keySet());
    return all;
  }

  /** The teams that are known: those of roles, and those that win in a way of their own. */
  public SortedSet<String> teamNames() {
    SortedSet<String> all = new TreeSet<>(teams.keySet());
    all.addAll(RoleGroup.teams());
    roles.values().stream()
        .filter(role -> role.group() != RoleGroup.EXTRA)
        .forEach(role -> all.add(role.alignment()));
    return all;
  }

  /** The categories of roles. */
  public SortedSet<String> categories() {
    SortedSet<String> all = new TreeSet<>();
    roles.values().forEach(role -> all.add(role.category()));
    return all;
  }

  /** The catalog as JSON, for a rule book. */
  public JsonNode toJson() {
    return RecordJson.write(this);
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static WolfCatalog of(JsonNode json) {
    return RecordJson.read(json, WolfCatalog.class);
  }

  /**
   * A role by its name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public RoleType role(String name) {
    RoleType role = roles.get(name);
    if (role == null) {
      throw new IllegalArgumentException(
          "role (" + Excerpt.of(name) + ") is not one of " + roles.keySet());
    }
    return role;
  }

  /** True if a role is one that players have besides one of their own. */
  public boolean isExtra(String role) {
    return roles.containsKey(role) && roles.get(role).extra();
  }

  /** The names of the roles that are no extra roles: those that a player can have as his own. */
  public List<String> ownRoles() {
    return roles.keySet().stream().filter(role -> !isExtra(role)).toList();
  }

  /** The abilities that a mark gives; none if it is no role and no such attribute. */
  public List<RoleAbility> abilities(Mark mark) {
    String name = mark.says(Detail.NAME);
    Map<String, RoleType> all =
        switch (mark.getType()) {
          case ROLE, EXTRA_ROLE -> roles;
          case CUSTOM -> attributes;
          default -> Map.of();
        };
    return all.containsKey(name) ? all.get(name).abilities() : List.of();
  }

  /** All abilities: of roles, of attributes, and what winners of polls meet. */
  public Stream<RoleAbility> abilities() {
    return abilities(roles, attributes, met);
  }

  private static Stream<RoleAbility> abilities(
      Map<String, RoleType> roles, Map<String, RoleType> attributes, List<RoleAbility> met) {
    Stream<RoleAbility> own =
        Stream.of(roles, attributes)
            .flatMap(all -> all.values().stream())
            .flatMap(one -> one.abilities().stream());
    return Stream.concat(own, met.stream());
  }

  /** The ability of an effect; null if it is none. */
  public RoleAbility ability(String effect) {
    return byEffect.get(effect);
  }
}
