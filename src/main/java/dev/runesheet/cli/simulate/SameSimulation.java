package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.CommandFailure;
import java.util.Map;

/** The check that results kept earlier belong to the simulation that goes on with them. */
public final class SameSimulation {

  private SameSimulation() {}

  /**
   * Refuses results of another simulation, with what differs.
   *
   * @param name what holds the earlier results, as the user named it
   * @param is the identity of this simulation, as it would be read again
   * @param was that of the earlier one
   */
  public static void require(String name, ObjectNode is, JsonNode was) {
    for (Map.Entry<String, JsonNode> one : is.properties()) {
      if (!one.getValue().equals(was.path(one.getKey()))) {
        throw CommandFailure.usage(
            "'"
                + name
                + "' is of another simulation: "
                + one.getKey()
                + " was "
                + was.path(one.getKey())
                + " and is "
                + one.getValue()
                + ".");
      }
    }
  }
}
