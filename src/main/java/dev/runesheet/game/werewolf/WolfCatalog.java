package dev.runesheet.game.werewolf;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a game can be set up with.
 *
 * @param roles by name
 * @param groups groups whose members vote each night, by name
 * @param polls types of polls besides those that all know, by name: the id of what their winner
 *     meets; empty if nothing does
 * @param teams for teams that win in a way of their own: the attribute that all living others have
 * @param lists role lists by name, for games of different sizes
 */
public record WolfCatalog(
    Map<String, RoleType> roles,
    Map<String, String> groups,
    Map<String, String> polls,
    Map<String, String> teams,
    Map<String, List<String>> lists) {

  private static final ObjectMapper JSON =
      new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);

  /** The catalog as JSON, for a rule book. */
  public JsonNode toJson() {
    return JSON.valueToTree(this);
  }

  /** Reads what {@link #toJson} writes. */
  public static WolfCatalog of(JsonNode json) {
    try {
      return JSON.treeToValue(json, WolfCatalog.class);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException("catalog (" + json + ") is not one of Werewolf.", wrong);
    }
  }

  /** The same with more roles, which go before those of the same names. */
  public WolfCatalog with(List<RoleType> more) {
    Map<String, RoleType> all = new LinkedHashMap<>(roles);
    more.forEach(role -> all.put(role.name(), role));
    return new WolfCatalog(all, groups, polls, teams, lists);
  }

  /**
   * A role by its name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public RoleType role(String name) {
    RoleType role = roles.get(name);
    if (role == null) {
      throw new IllegalArgumentException("role (" + name + ") is not one of " + roles.keySet());
    }
    return role;
  }

  /** The abilities of a role in order; none if there is no such role. */
  public List<RoleAbility> abilities(String role) {
    RoleType known = roles.get(role);
    return known == null ? List.of() : known.abilities();
  }

  /** The ability of an effect. */
  public RoleAbility ability(String effect) {
    return index().get(effect);
  }

  private Map<String, RoleAbility> index() {
    Map<String, RoleAbility> index = new LinkedHashMap<>();
    List<RoleType> all = new ArrayList<>(roles.values());
    all.forEach(role -> role.abilities().forEach(one -> index.put(one.id(), one)));
    return index;
  }
}
