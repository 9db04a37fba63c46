package dev.runesheet.engine.network;

import java.util.Collection;
import org.drools.base.reteoo.NodeTypeEnums;
import org.drools.core.common.ReteEvaluator;
import org.drools.core.reteoo.LeftInputAdapterNode;
import org.drools.core.reteoo.LeftInputAdapterNode.LiaNodeMemory;
import org.drools.core.reteoo.LeftTupleSource;
import org.drools.core.reteoo.QueryTerminalNode;
import org.kie.api.runtime.KieSession;

/**
 * The links of queries in a session. Drools links a query when it is first asked, and from then on
 * takes in facts as they come, no longer when it is asked: what it finds comes in another order.
 * Linked before there are facts, a query has one order whether it was asked before or not.
 */
final class QueryLinks {

  private QueryLinks() {}

  /** Links queries of a session that has no facts; those that are linked stay so. */
  static void make(KieSession session, Collection<String> queries) {
    ReteEvaluator evaluator = (ReteEvaluator) session;
    for (String query : queries) {
      for (QueryTerminalNode end :
          evaluator.getKnowledgeBase().getReteooBuilder().getTerminalNodesForQuery(query)) {
        link(beginning(end), evaluator);
      }
    }
  }

  private static LeftInputAdapterNode beginning(QueryTerminalNode end) {
    LeftTupleSource source = end.getLeftTupleSource();
    while (!NodeTypeEnums.isLeftInputAdapterNode(source)) {
      source = source.getLeftTupleSource();
    }
    return (LeftInputAdapterNode) source;
  }

  private static void link(LeftInputAdapterNode node, ReteEvaluator evaluator) {
    LiaNodeMemory memory = evaluator.getNodeMemory(node);
    memory.getOrCreateSegmentMemory(node, evaluator);
    if (memory.getCounter() == 0) {
      memory.setCounter(1);
      memory.linkNodeWithoutRuleNotify();
    }
  }
}
